import { dueFollowUps, writeContact } from '@bnr/contract/contactLog/endpoints'
import type { NewContact } from '@bnr/contract/contactLog/entry'
import { indianDay } from '@bnr/contract/indianDay'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { logIn } from '../../test/factories/sessions.ts'
import { useService } from '../../test/harness.ts'
import { daysAfter } from '../platform/clock.ts'

const service = useService()

const day = (days: number) => indianDay(daysAfter(service.time.now, days))
const caller = () => createStaff(service, 'tele_executive')
type Caller = Awaited<ReturnType<typeof caller>>

const write = (id: number, body: NewContact, { token }: Caller) =>
  service.call(writeContact, { params: { id }, body }, token)
const fieldsOf = ({ wire }: { wire: unknown }) => (wire as { fields?: object }).fields

test('later follow-ups are listed by day and time, and become due on their day', async () => {
  const staff = await caller()
  const families = await Promise.all([1, 2, 3].map(() => createMember(service)))
  const entries = [
    { followUpOn: day(2) },
    { followUpOn: day(1), followUpAt: '18:30' },
    { followUpOn: day(1), followUpAt: '09:15' },
  ]
  for (const [at, { id }] of families.entries())
    await write(id, { kind: 'call', outcome: 'call_back', ...entries[at] }, staff)
  const timesOf = async (when: 'due' | 'upcoming', { token }: Caller) => {
    const { body } = await service.call(dueFollowUps, { query: { when } }, token)
    return body.results.map(({ followUpAt }) => followUpAt)
  }
  expect(await timesOf('upcoming', staff)).toEqual(['09:15', '18:30', undefined])
  const { now } = service.time
  service.time.now = daysAfter(now, 1)
  const later = { ...staff, ...(await logIn(service, staff)) }
  expect(await timesOf('upcoming', later)).toEqual([undefined])
  expect(await timesOf('due', later)).toEqual(['09:15', '18:30'])
  service.time.now = now
})

test('a time needs a day and a valid hour and minute', async () => {
  const { id } = await createMember(service)
  const staff = await caller()
  const call = { kind: 'call', outcome: 'reached' } as const
  expect(fieldsOf(await write(id, { ...call, followUpAt: '18:30' }, staff))).toEqual({
    fud: 'Select a day for this time',
  })
  expect(fieldsOf(await write(id, { ...call, followUpOn: day(1), followUpAt: '24:00' }, staff))).toEqual({
    fut: 'Enter a time, e.g. 18:30',
  })
})
