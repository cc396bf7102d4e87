import { readNotifications, saveNotificationSettings } from '@bnr/contract/messages/notifications'
import { changeMemberSearch, lookAtMemberSearch } from '@bnr/contract/search/memberSearches'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { groomOf } from '../../../test/factories/memberSearches.ts'
import { type Seeker, seekersIn } from '../../../test/factories/seekers.ts'
import { useService } from '../../../test/harness.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { users } from '../../accounts/tables.ts'
import { updateProfile } from '../../profiles/store.ts'
import { notifyOfNewProfiles } from './notice.ts'
import { memberSearches } from './tables.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

const { at, tomorrow, seeker, noticesOf, mailsAfterRun } = seekersIn(service)

const [aWork, aSearch] = [({ works }: Seeker) => works[0] ?? '', ({ ids }: Seeker) => ids[0] ?? 0]

test('one message is about all saved searches together, without a name, and not twice for the same profile', async () => {
  const one = await seeker(2)
  for (const work of one.works) await groomOf(service, work)
  expect(await mailsAfterRun(one)).toEqual([])
  tomorrow('09:00')
  const [mail, ...more] = await mailsAfterRun(one)
  expect(more).toEqual([])
  expect(mail).toContain('New profiles match your saved searches')
  expect(mail).toContain('/profile/searches')
  expect(mail).not.toContain('Samuel')
  expect(mail).not.toContain(aWork(one))
  at('18:00')
  expect(await mailsAfterRun(one)).toHaveLength(1)
  tomorrow('09:00')
  expect(await mailsAfterRun(one)).toHaveLength(1)
})

test('a profile that becomes Active while the check runs is in one message, the next one', async () => {
  const one = await seeker()
  tomorrow('09:00')
  const groom = await groomOf(service, aWork(one))
  const later = new Date(service.time.now.getTime() + 10)
  await service.db.inTransaction((tx) => updateProfile(tx, groom.id, { statusAt: later }))
  expect(await mailsAfterRun(one)).toHaveLength(0)
  for (const _ of [1, 2]) {
    tomorrow('09:00')
    expect(await mailsAfterRun(one)).toHaveLength(1)
  }
})

test('what becomes Active after the message waits for the next morning, and replaces the notice', async () => {
  const one = await seeker()
  await groomOf(service, aWork(one))
  tomorrow('09:00')
  expect(await mailsAfterRun(one)).toHaveLength(1)
  at('09:05')
  await groomOf(service, aWork(one))
  at('20:00')
  expect(await mailsAfterRun(one)).toHaveLength(1)
  tomorrow('09:00')
  expect(await mailsAfterRun(one)).toHaveLength(2)
  expect(await noticesOf(one)).toBe(1)
  const { body } = await service.call(readNotifications, { params: { id: one.bride.id } }, one.bride.token)
  expect(body.results[0]).toMatchObject({ kind: 'newForSearches', read: false })
})

test('nights are quiet, and a night loses nothing', async () => {
  const one = await seeker()
  await groomOf(service, aWork(one))
  tomorrow('07:59')
  expect(await mailsAfterRun(one)).toEqual([])
  at('21:00')
  expect(await mailsAfterRun(one)).toEqual([])
  tomorrow('09:00')
  expect(await mailsAfterRun(one)).toHaveLength(1)
})

test('who looked at the results since then gets no message', async () => {
  const one = await seeker()
  await groomOf(service, aWork(one))
  at('14:00')
  const params = { id: one.bride.id, searchId: aSearch(one) }
  const body = { at: service.time.now.toISOString() }
  await service.call(lookAtMemberSearch, { params, body }, one.bride.token)
  tomorrow('09:00')
  expect(await mailsAfterRun(one)).toEqual([])
  expect(await noticesOf(one)).toBe(0)
})

const change = (one: Seeker, values: Parameters<typeof updateProfile>[2]) =>
  service.db.inTransaction((tx) => updateProfile(tx, one.bride.id, values))

const silenced: Record<string, (one: Seeker) => Promise<unknown>> = {
  'switched the search off': (one) =>
    service.call(
      changeMemberSearch,
      { params: { id: one.bride.id, searchId: aSearch(one) }, body: { daily: false } },
      one.bride.token,
    ),
  'may not see whole profiles now': (one) => change(one, { phoneVerified: false }),
  'closed the profile': (one) => change(one, { status: 'Deactivated' }),
  'may not log in': (one) =>
    service.db.update(users).set({ disabled: true }).where(eq(users.id, one.bride.userId)),
  'saved a search that cannot run any more': (one) =>
    service.db
      .update(memberSearches)
      .set({ criteria: [{ key: 'gone', operation: 'eq', value: 1 }] })
      .where(eq(memberSearches.id, aSearch(one))),
}

test.each(Object.keys(silenced))('a member who %s gets no message', async (name) => {
  const one = await seeker()
  await groomOf(service, aWork(one))
  await silenced[name]?.(one)
  tomorrow('09:00')
  expect(await mailsAfterRun(one)).toEqual([])
  expect(await noticesOf(one)).toBe(0)
})

test('a member who comes back is not told what became Active in the meantime', async () => {
  const one = await seeker()
  await change(one, { status: 'Deactivated' })
  await groomOf(service, aWork(one))
  tomorrow('09:00')
  await mailsAfterRun(one)
  await change(one, { status: 'Active' })
  tomorrow('09:00')
  expect(await mailsAfterRun(one)).toEqual([])
})

test('the channels follow the settings of the member: by mail and not by SMS until they choose otherwise', async () => {
  const one = await seeker()
  await groomOf(service, aWork(one))
  const sms = async () =>
    (await messagesTo(service, `91${one.bride.number}`)).filter((text) => text.includes('saved searches'))
  tomorrow('09:00')
  expect(await mailsAfterRun(one)).toHaveLength(1)
  expect(await sms()).toEqual([])
  const groups = [{ gr: 'searches', mail: false, sms: true }]
  const input = { params: { id: one.bride.id }, wire: { groups } }
  await service.call(saveNotificationSettings, input, one.bride.token)
  at('12:00')
  await groomOf(service, aWork(one))
  tomorrow('09:00')
  expect(await mailsAfterRun(one)).toHaveLength(1)
  expect(await sms()).toHaveLength(1)
  expect(await noticesOf(one)).toBe(1)
})

test('a member whose searches cannot be read costs nobody else the message, and is tried again', async () => {
  const all = [await seeker(), await seeker(), await seeker()]
  for (const one of all) await groomOf(service, aWork(one))
  const [, broken] = all
  if (!broken) throw new Error('no seeker')
  const search = eq(memberSearches.id, aSearch(broken))
  const [{ criteria } = { criteria: [] }] = await service.db.select().from(memberSearches).where(search)
  await service.db.execute(sql`update member_searches set criteria = '[null]' where ${search}`)
  tomorrow('09:00')
  for (const one of all) expect(await mailsAfterRun(one)).toHaveLength(one === broken ? 0 : 1)
  await service.db.update(memberSearches).set({ criteria }).where(search)
  at('09:10')
  expect(await mailsAfterRun(broken)).toHaveLength(1)
})

test('runs at the same time, and in small batches, tell each member once', async () => {
  const all = [await seeker(), await seeker(), await seeker()]
  for (const one of all) await groomOf(service, aWork(one))
  tomorrow('09:00')
  await Promise.all([notifyOfNewProfiles(service, 1), notifyOfNewProfiles(service, 1)])
  for (const one of all) expect(await mailsAfterRun(one)).toHaveLength(1)
})
