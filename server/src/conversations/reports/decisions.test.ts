import { readMessages } from '@bnr/contract/conversations/endpoints'
import * as endpoints from '@bnr/contract/conversations/reports'
import { readNotifications } from '@bnr/contract/messages/notifications'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { createPair, writes } from '../../../test/factories/conversations.ts'
import { decidesReport, newestReport, opensReport, reports } from '../../../test/factories/messageReports.ts'
import type { TestMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { rows } from '../../database/database.ts'
import { accountOf } from '../../privacy/account.ts'
import { ownerOf } from '../../privacy/purge.ts'
import { loadProfile } from '../../profiles/store.ts'
import { eraseSealedTextsJob } from '../sealedText.ts'
import { eraseFrozenTexts } from './freeze.ts'

// The tests move the clock by days.
const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

const later = (minutes: number) => {
  service.time.now = new Date(service.time.now.getTime() + minutes * 60_000)
}
const days = (count: number) => later(count * 24 * 60)

const own = async (who: TestMember) =>
  (await service.call(endpoints.readOwnReports, {}, who.token)).body.results
const auditOf = (id: number) =>
  rows<{ action: string }>(
    service.db,
    sql`select action from audit_log where subject = ${`message report ${id}`} order by id`,
  )

test('each look is in the audit log, and the reporter alone sees it', async () => {
  const { groom, bride } = await createPair(service)
  await writes(service, groom, bride, 'Hello')
  await reports(service, bride, groom, 1, 'fake')
  const { token } = await createStaff(service, 'cc_manager')
  const id = await newestReport(service, token)
  await opensReport(service, token, id)
  later(1)
  await opensReport(service, token, id)
  const opened = { action: 'message report opened' }
  expect(await auditOf(id)).toEqual([opened, opened])
  expect(await own(bride)).toMatchObject([{ bnrId: groom.bnrId, reason: 'fake', state: 'Waiting' }])
  expect((await own(bride))[0]?.looks).toHaveLength(2)
  expect(await own(groom)).toEqual([])
  const kinds = async (who: TestMember) => {
    const { body } = await service.call(readNotifications, { params: { id: who.id } }, who.token)
    return body.results.map(({ kind }) => kind)
  }
  expect(await kinds(bride)).toContain('reportRead')
  expect(await kinds(groom)).not.toContain('reportRead')
})

test('staff dismiss a report, or remove the message for both, with a note', async () => {
  const { groom, bride } = await createPair(service)
  for (const text of ['First', 'Second']) await writes(service, groom, bride, text)
  const { token } = await createStaff(service, 'cc_manager')
  await reports(service, bride, groom, 1)
  expect(
    (await decidesReport(service, token, await newestReport(service, token), 'dismiss', ' ')).status,
  ).toBe(400)
  expect((await decidesReport(service, token, await newestReport(service, token), 'dismiss')).status).toBe(
    200,
  )
  await reports(service, bride, groom, 2)
  const id = await newestReport(service, token)
  expect((await decidesReport(service, token, id, 'remove', 'Against our rules')).body).toEqual({
    message: 'Message removed',
  })
  expect(await opensReport(service, token, id)).toMatchObject({
    state: 'Removed',
    note: 'Against our rules',
    messages: [{ text: 'First' }, { text: 'Second' }],
  })
  for (const [who, other] of [
    [groom, bride],
    [bride, groom],
  ] as const) {
    const { body } = await service.call(readMessages, { params: { pid: other.bnrId } }, who.token)
    expect(body.results).toMatchObject([{ text: 'First' }, { seq: 2, removed: 'staff' }])
    expect(body.results[1]).not.toHaveProperty('text')
  }
  expect((await own(bride)).map(({ state }) => state)).toEqual(['Removed', 'Dismissed'])
})

test('removed and frozen texts are erased after 180 days', async () => {
  const { groom, bride } = await createPair(service)
  await writes(service, groom, bride, 'Hello')
  await reports(service, bride, groom, 1)
  const before = await createStaff(service, 'cc_manager')
  const id = await newestReport(service, before.token)
  await decidesReport(service, before.token, id, 'remove')
  const sealed = async () => {
    const signal = new AbortController().signal
    await eraseSealedTextsJob.handle(service, {}, signal)
    await eraseFrozenTexts(service)
    const [row] = await rows<{ message: boolean; frozen: boolean }>(
      service.db,
      sql`select m.sealed is not null as message, f.sealed is not null as frozen from message_reports r
        join conversation_messages m on m.conversation_id = r.conversation_id and m.seq = r.seq
        join frozen_messages f on f.report_id = r.id where r.id = ${id}`,
    )
    return row
  }
  days(179)
  expect(await sealed()).toEqual({ message: true, frozen: true })
  days(2)
  expect(await sealed()).toEqual({ message: false, frozen: false })
})

test('staff read nothing else: other roles, other reports and the conversation itself are refused', async () => {
  const { groom, bride } = await createPair(service)
  await writes(service, groom, bride, 'Hello')
  await reports(service, bride, groom, 1)
  const reader = await createStaff(service, 'cc_manager')
  const id = await newestReport(service, reader.token)
  const open = async (token: string, report: number) =>
    (await service.call(endpoints.openMessageReport, { params: { id: report } }, token)).status
  for (const role of ['super_admin', 'tele_executive', 'cc_executive', 'finance_admin'] as const)
    expect(await open((await createStaff(service, role)).token, id)).toBe(403)
  expect(await open(bride.token, id)).toBe(403)
  expect(await open(reader.token, id + 1000)).toBe(404)
  const { status } = await service.call(readMessages, { params: { pid: groom.bnrId } }, reader.token)
  expect(status).toBe(403)
})

test('the download of all data has the own reports, not those about the member', async () => {
  const { groom, bride } = await createPair(service)
  await writes(service, groom, bride, 'Hello')
  await reports(service, bride, groom, 1, 'money')
  const downloaded = async ({ id }: TestMember) => {
    const profile = await loadProfile(service.db, id)
    return (await accountOf(service.db, profile, ownerOf(profile))).reportsOfMessages
  }
  expect(await downloaded(bride)).toMatchObject([{ about: Number(groom.bnrId), reason: 'money' }])
  expect(await downloaded(groom)).toEqual([])
})
