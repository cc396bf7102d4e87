import { countUnread, readNotifications } from '@bnr/contract/messages/notifications'
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
/** Sessions are short and these tests pass weeks: everything is read as it would be by staff of that day. */
async function seen(member: TestMember) {
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
  test('comes with its last day; the daily job then takes the mark of a paying member away', async () => {
    const member = await createMember(service)
    await giveMembership(service, member.id, elite)
    goTo(29)
    await endMemberships(service)
    expect(await seen(member)).toEqual({ paid: true, elite: true, badge: 'sc', found: 1 })
    goTo(30)
    expect(await seen(member)).toEqual({ paid: true, elite: true, badge: undefined, found: 1 })
    for (const _ of ['once', 'again']) {
      await endMemberships(service)
      expect(await seen(member)).toEqual({ paid: false, elite: false, badge: undefined, found: 0 })
    }
  })

  test('does not come while another is running', async () => {
    const member = await createMember(service)
    await giveMembership(service, member.id, { ...elite, duration: 5 })
    await giveMembership(service, member.id, elite)
    goTo(10)
    await endMemberships(service)
    expect(await seen(member)).toMatchObject({ paid: true, badge: 'sc' })
  })

  test('of many members comes for each of them, and a membership that starts meanwhile counts', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => createMember(service)))
    for (const { id } of members) await giveMembership(service, id, elite)
    goTo(40)
    const [renewing, ...others] = members
    await Promise.all([
      endMemberships(service),
      giveMembership(service, renewing?.id ?? 0, elite),
      endMemberships(service),
    ])
    expect(renewing && (await seen(renewing)).paid).toBe(true)
    for (const other of others) expect((await seen(other)).paid).toBe(false)
  })
})

describe('a member is told', () => {
  const toldOf = async (member: TestMember) => {
    const { body } = await service.call(readNotifications, { params: { id: member.id } }, member.token)
    return body.results.map(({ kind, words }) => [kind, words.endsOn])
  }
  /** The token of a test lives for minutes: what was told is read back today. */
  const pass = async (...days: number[]) => {
    for (const day of days) {
      goTo(day)
      await endMemberships(service)
    }
    goTo(0)
  }
  const afterDays = async (member: TestMember, ...days: number[]) => {
    await pass(...days)
    return await toldOf(member)
  }
  const activated = ['membershipActivated', 'Dec 20th 2026']
  const ending = ['membershipEnding', 'Dec 20th 2026']

  test('of the beginning at once, of the end seven days and one day before, once each', async () => {
    const member = await createMember(service)
    await giveMembership(service, member.id, elite)
    expect(await afterDays(member, 0, 21)).toEqual([activated])
    expect(await afterDays(member, 22, 22, 23, 27)).toEqual([ending, activated])
    expect(await afterDays(member, 28, 29, 30, 31)).toEqual([ending, ending, activated])
  })

  test('once of the end when the service stood still for a week', async () => {
    const member = await createMember(service)
    await giveMembership(service, member.id, elite)
    expect(await afterDays(member, 29, 29)).toEqual([ending, activated])
  })

  test('nothing of the end while a renewal waits, and of its own end seven days before', async () => {
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

  test('nothing of a membership that was replaced, or of a profile that is not in use', async () => {
    const [replaced, settled] = [await createMember(service), await createMember(service)]
    for (const { id } of [replaced, settled]) await giveMembership(service, id, elite)
    await giveMembership(service, replaced.id, { ...elite, duration: 300 })
    await service.db.inTransaction((tx) => updateProfile(tx, settled.id, { status: 'Settled' }))
    await pass(23)
    await service.db.inTransaction((tx) => updateProfile(tx, settled.id, { status: 'Active' }))
    expect(await toldOf(settled)).toEqual([activated])
    expect(await toldOf(replaced)).toHaveLength(2)
    expect(
      (await service.call(countUnread, { params: { id: replaced.id } }, replaced.token)).body.count,
    ).toBe(2)
  })
})
