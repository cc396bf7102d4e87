import { readNotifications } from '@bnr/contract/messages/notifications'
import { countUnread } from '@bnr/contract/messages/unread'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { updateProfile } from '../profiles/store.ts'
import { endMemberships } from './end.ts'
import { renewMembership } from './start.ts'

const service = useService()
const start = new Date('2026-11-21T06:00:00Z')
const goTo = (days: number) => {
  service.time.now = new Date(start.getTime() + days * 86_400_000)
}
beforeEach(() => goTo(0))

const elite = { duration: 30, durationUnit: 'DAYS', category: 'Elite' } as const
/** Reads as staff of that day: the tests pass weeks, but sessions are short. */
async function readAsStaff(member: TestMember) {
  const { token } = await createStaff(service)
  const { body } = await service.call(readProfile, { query: { pid: member.bnrId } }, token)
  const paying = await service.call(
    searchProfiles,
    {
      body: {
        criteria: [
          { key: 'pa', operation: 'eq', value: true },
          { key: 'pid', operation: 'eq', value: member.bnrId },
        ],
      },
    },
    token,
  )
  return { paid: body.paid, elite: body.elite, badge: body.membership?.tag, found: paying.body.total }
}

describe('the end of a membership', () => {
  test('comes with its last day, and the daily job then removes the mark of a paying member', async () => {
    const member = await createMember(service)
    await giveMembership(service, member.id, elite)
    goTo(29)
    await endMemberships(service)
    expect(await readAsStaff(member)).toEqual({ paid: true, elite: true, badge: 'sc', found: 1 })
    goTo(30)
    expect(await readAsStaff(member)).toEqual({ paid: true, elite: true, badge: undefined, found: 1 })
    for (const _ of ['once', 'again']) {
      await endMemberships(service)
      expect(await readAsStaff(member)).toEqual({ paid: false, elite: false, badge: undefined, found: 0 })
    }
  })

  test('does not come while another membership is running', async () => {
    const member = await createMember(service)
    await giveMembership(service, member.id, { ...elite, duration: 5 })
    await giveMembership(service, member.id, elite)
    goTo(10)
    await endMemberships(service)
    expect(await readAsStaff(member)).toMatchObject({ paid: true, badge: 'sc' })
  })

  test('comes for each of many members, except for one whose new membership starts at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => createMember(service)))
    for (const { id } of members) await giveMembership(service, id, elite)
    goTo(40)
    const [renewing, ...others] = members
    await Promise.all([
      endMemberships(service),
      giveMembership(service, renewing?.id ?? 0, elite),
      endMemberships(service),
    ])
    expect(renewing && (await readAsStaff(renewing)).paid).toBe(true)
    for (const other of others) expect((await readAsStaff(other)).paid).toBe(false)
  })
})

describe('a member is notified', () => {
  const noticesOf = async (member: TestMember) => {
    const { body } = await service.call(readNotifications, { params: { id: member.id } }, member.token)
    return body.results.map(({ kind, words }) => [kind, words.endsOn])
  }
  /** Test tokens last only minutes, so the clock goes back to today before the notifications are read. */
  const pass = async (...days: number[]) => {
    for (const day of days) {
      goTo(day)
      await endMemberships(service)
    }
    goTo(0)
  }
  const afterDays = async (member: TestMember, ...days: number[]) => {
    await pass(...days)
    return await noticesOf(member)
  }
  const activated = ['membershipActivated', 'Dec 20th 2026']
  const ending = ['membershipEnding', 'Dec 20th 2026']

  test('once at the start, and once each seven days and one day before the end', async () => {
    const member = await createMember(service)
    await giveMembership(service, member.id, elite)
    expect(await afterDays(member, 0, 21)).toEqual([activated])
    expect(await afterDays(member, 22, 22, 23, 27)).toEqual([ending, activated])
    expect(await afterDays(member, 28, 29, 30, 31)).toEqual([ending, ending, activated])
  })

  test('only once about the end if the service was down for a week', async () => {
    const member = await createMember(service)
    await giveMembership(service, member.id, elite)
    expect(await afterDays(member, 29, 29)).toEqual([ending, activated])
  })

  test('of the end only after the renewal, seven days before the end of that', async () => {
    const member = await createMember(service)
    const plan = await giveMembership(service, member.id, elite)
    goTo(20)
    await service.db.inTransaction((tx) => renewMembership(service, tx, member.id, plan, {}))
    const renewed = ['membershipRenewed', undefined]
    expect(await afterDays(member, 23, 28, 29)).toEqual([renewed, activated])
    const [second, end] = ['membershipActivated', 'membershipEnding'].map((kind) => [kind, 'Jan 19th 2027'])
    expect(await afterDays(member, 30, 51)).toEqual([second, renewed, activated])
    expect(await afterDays(member, 52)).toEqual([end, second, renewed, activated])
  })

  test('of no end if the membership was replaced or the profile is not in use', async () => {
    const [replaced, settled] = [await createMember(service), await createMember(service)]
    for (const { id } of [replaced, settled]) await giveMembership(service, id, elite)
    await giveMembership(service, replaced.id, { ...elite, duration: 300 })
    await service.db.inTransaction((tx) => updateProfile(tx, settled.id, { status: 'Settled' }))
    await pass(23)
    await service.db.inTransaction((tx) => updateProfile(tx, settled.id, { status: 'Active' }))
    expect(await noticesOf(settled)).toEqual([activated])
    expect(await noticesOf(replaced)).toHaveLength(2)
    expect(
      (await service.call(countUnread, { params: { id: replaced.id } }, replaced.token)).body.count,
    ).toBe(2)
  })
})
