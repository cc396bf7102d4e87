import { answers, lists } from '@bnr/contract/activities/endpoints'
import { readContactLog } from '@bnr/contract/contactLog/endpoints'
import { readNotifications } from '@bnr/contract/messages/notifications'
import * as endpoints from '@bnr/contract/proposals/endpoints'
import * as own from '@bnr/contract/proposals/ownEndpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { does } from '../../test/factories/activities.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { createProposed } from '../../test/factories/proposals.ts'
import { useService } from '../../test/harness.ts'
import { updateProfile } from '../profiles/store.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

const inHours = (hours: number) => new Date(service.time.now.getTime() + hours * 3_600_000).toISOString()
const arrange = (who: { token: string }, id: number, at = inHours(24)) =>
  service.call(endpoints.arrangeCall, { params: { id }, body: { at } }, who.token)
const log = (who: { token: string }, id: number, note?: string) =>
  service.call(endpoints.logCall, { params: { id }, body: { outcome: 'reached', note } }, who.token)
const accepts = (who: TestMember, id: number) => service.call(answers.accept, { params: { id } }, who.token)
const historyOf = async (who: { token: string }, id: number) =>
  (await service.call(endpoints.readProposalHistory, { params: { id } }, who.token)).body.results[0]
const toldOf = async (who: TestMember) => {
  const { body } = await service.call(readNotifications, { params: { id: who.id } }, who.token)
  return body.results.filter(({ kind }) => kind === 'callArranged').length
}

/** A proposal that both families accepted. */
async function mutual() {
  const proposed = await createProposed(service)
  const { member, groom, id } = proposed
  await service.call(own.acceptProposal, { params: { id } }, member.token)
  const received = await service.call(lists['interest-received'], { params: { id: groom.id } }, groom.token)
  await accepts(groom, received.body.results[0]?.id ?? 0)
  return proposed
}

test('after a mutual yes the manager arranges a call, both families are notified, and the outcome is in both logs', async () => {
  const { manager, member, groom, id } = await mutual()
  expect((await historyOf(manager, member.id))?.can).toEqual(['arrange'])
  const at = inHours(48)
  expect((await arrange(manager, id, at)).status).toBe(200)
  expect([await toldOf(member), await toldOf(groom)]).toEqual([1, 1])
  expect(await historyOf(manager, member.id)).toMatchObject({ callAt: at, can: ['arrange', 'log'] })
  expect((await log(manager, id, 'They meet on Sunday')).status).toBe(200)
  for (const [who, other] of [
    [member, groom],
    [groom, member],
  ] as const) {
    const { body } = await service.call(readContactLog, { params: { id: who.id } }, manager.token)
    expect(body.results[0]).toMatchObject({ kind: 'call', outcome: 'reached' })
    expect(body.results[0]?.note).toMatch(new RegExp(`\\(${other.bnrId}\\): They meet on Sunday$`))
  }
  expect((await historyOf(manager, member.id))?.can).toEqual(['arrange'])
  expect((await log(manager, id)).status).toBe(409)
  const answered = { query: { list: 'answered' as const } }
  const read = await service.call(own.readOwnProposals, answered, member.token)
  expect(read.body.results[0]).toMatchObject({ callAt: at, can: [] })
})

test('no call is arranged before both accepted, in the past, too far ahead, or by somebody else', async () => {
  const { manager, member, id } = await createProposed(service)
  expect((await arrange(manager, id)).wire).toMatchObject({ code: 'wrong_state' })
  await service.call(own.acceptProposal, { params: { id } }, member.token)
  expect((await arrange(manager, id)).status).toBe(409)
  expect((await log(manager, id)).status).toBe(409)
  const both = await mutual()
  expect((await arrange(both.manager, both.id, inHours(-1))).status).toBe(400)
  expect((await arrange(both.manager, both.id, inHours(61 * 24))).status).toBe(400)
  expect((await arrange(manager, both.id)).status).toBe(404)
  expect((await arrange(manager, 2_000_000_000)).status).toBe(404)
  expect((await arrange(await createStaff(service, 'cc_manager'), both.id)).status).toBe(200)
})

test('two quick presses log one call', async () => {
  const { manager, member, id } = await mutual()
  await arrange(manager, id)
  const given = await Promise.all([log(manager, id), log(manager, id)])
  expect(given.map(({ status }) => status).sort()).toEqual([200, 409])
  const { body } = await service.call(readContactLog, { params: { id: member.id } }, manager.token)
  expect(body.total).toBe(1)
})

test('a block or a family that asked not to be called ends the introduction', async () => {
  const blocked = await mutual()
  await does(service, blocked.groom, 'block', blocked.member)
  expect((await arrange(blocked.manager, blocked.id)).status).toBe(409)
  const quiet = await mutual()
  await service.db.inTransaction((tx) => updateProfile(tx, quiet.groom.id, { doNotCall: true }))
  expect((await arrange(quiet.manager, quiet.id)).wire).toMatchObject({ code: 'do_not_call' })
})
