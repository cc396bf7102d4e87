import { readActivitySharing, saveActivitySharing } from '@bnr/contract/accounts/activitySharing'
import { readSessionUser } from '@bnr/contract/accounts/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { sweepLogins } from '../accounts/sweep.ts'
import { rows } from '../database/database.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '999999999' })
const noon = Date.parse('2026-11-26T06:30:00Z')
const goTo = (days: number) => {
  service.time.now = new Date(noon + days * 86_400_000)
}
beforeEach(() => goTo(0))

const bnrIdIs = (value: string) => ({ body: { criteria: [{ key: 'pid', operation: 'eq' as const, value }] } })
const cardOf = async ({ bnrId }: TestMember, token?: string) =>
  (await service.call(searchProfiles, bnrIdIs(bnrId), token)).body.results[0]
const use = ({ id, token }: TestMember) => service.call(readActivitySharing, { params: { id } }, token)
const show = ({ id, token }: TestMember, shown: boolean) =>
  service.call(saveActivitySharing, { params: { id }, body: { shown } }, token)
async function dayOf({ id }: TestMember) {
  const [row] = await rows<{ day: string }>(
    service.db,
    sql`select active_on::text as day from search_profiles where profile_id = ${id}`,
  )
  return row?.day
}

describe('a member who used the service', () => {
  test.each([
    [0, 'today'],
    [1, 'week'],
    [6, 'week'],
    [7, 'month'],
    [29, 'month'],
    [30, undefined],
  ])('%i days ago is shown to members as %s, on the card and the profile', async (days, expected) => {
    const [bride, groom] = [
      await createMember(service, { gender: 'f' }),
      await createMember(service, { gender: 'm' }),
    ]
    await use(bride)
    goTo(days)
    expect((await cardOf(bride, groom.token))?.activeWithin).toBe(expected)
    const { body } = await service.call(readProfile, { query: { pid: bride.bnrId } }, groom.token)
    expect(body.activeWithin).toBe(expected)
  })

  test('is not shown as such to guests and staff', async () => {
    const [bride, staff] = [await createMember(service, { gender: 'f' }), await createStaff(service)]
    await use(bride)
    expect(await cardOf(bride, staff.token)).not.toHaveProperty('activeWithin')
    const { body } = await service.call(searchProfiles, { body: { criteria: [] } })
    expect(JSON.stringify(body)).not.toContain('activeWithin')
  })

  test('hides it from everybody, and then sees it of nobody', async () => {
    const [bride, groom] = [
      await createMember(service, { gender: 'f' }),
      await createMember(service, { gender: 'm' }),
    ]
    for (const one of [bride, groom]) await use(one)
    const session = { params: { username: bride.bnrId } }
    expect((await service.call(readSessionUser, session, bride.token)).body).not.toHaveProperty(
      'activityHidden',
    )
    expect((await show(bride, false)).status).toBe(200)
    expect((await service.call(readSessionUser, session, bride.token)).body.activityHidden).toBe(true)
    expect(await cardOf(bride, groom.token)).not.toHaveProperty('activeWithin')
    expect(await cardOf(groom, bride.token)).not.toHaveProperty('activeWithin')
    goTo(1)
    await use(bride)
    expect(await dayOf(bride)).toBe('1970-01-01')
    await show(bride, true)
    expect((await cardOf(groom, bride.token))?.activeWithin).toBe('week')
    expect((await cardOf(bride, groom.token))?.activeWithin).toBe('today')
  })

  test('cannot change the setting of somebody else', async () => {
    const [bride, groom] = [await createMember(service), await createMember(service)]
    const params = { id: bride.id }
    expect(
      (await service.call(saveActivitySharing, { params, body: { shown: false } }, groom.token)).status,
    ).toBe(404)
  })
})

test('the day is written once a day, and forgotten after a month', async () => {
  const bride = await createMember(service)
  goTo(1)
  await use(bride)
  expect(await dayOf(bride)).toBe('2026-11-27')
  const version = async () =>
    (
      await rows<{ at: string }>(
        service.db,
        sql`select xmin::text as at from search_profiles where profile_id = ${bride.id}`,
      )
    )[0]
  const written = await version()
  await use(bride)
  await use(bride)
  expect(await version()).toEqual(written)
  goTo(30)
  await sweepLogins(service)
  expect(await dayOf(bride)).toBe('2026-11-27')
  goTo(31)
  await sweepLogins(service)
  expect(await dayOf(bride)).toBe('1970-01-01')
})

test('the order by activity is for members who show theirs; others get the newest first', async () => {
  const brides: TestMember[] = []
  for (let count = 0; count < 3; count++) brides.push(await createMember(service, { gender: 'f' }))
  const [first, second, third] = brides.map(({ id }) => id)
  const groom = await createMember(service, { gender: 'm' })
  for (const [at, bride] of brides.entries()) {
    goTo(3 - at)
    await use(bride)
  }
  goTo(3)
  const found = async () => {
    const query = { sort: 'ac,desc' as const, size: 100 }
    const { body } = await service.call(searchProfiles, { query, body: { criteria: [] } }, groom.token)
    return body.results.map(({ id }) => id).filter((id) => id && [first, second, third].includes(id))
  }
  expect(await found()).toEqual([first, second, third])
  await show(groom, false)
  expect(await found()).toEqual([third, second, first])
})
