import { missingForReview } from '@bnr/contract/profiles/steps'
import { proposalStates } from '@bnr/contract/proposals/states'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, staffLogins } from '../../../server/src/accounts/demoLogins.ts'
import { passwordMatches } from '../../../server/src/accounts/passwords.ts'
import { users } from '../../../server/src/accounts/tables.ts'
import { readConfig } from '../../../server/src/config.ts'
import { type Database, rows } from '../../../server/src/database/database.ts'
import { media } from '../../../server/src/media/tables.ts'
import { seedPlans } from '../../../server/src/plans/seed.ts'
import { sectionsOf } from '../../../server/src/profiles/sections.ts'
import { profiles } from '../../../server/src/profiles/tables.ts'
import { proposals } from '../../../server/src/proposals/tables.ts'
import { readSecrets } from '../../../server/src/services/secrets.ts'
import { memoryStorage } from '../../../server/test/memoryStorage.ts'
import { openFromTemplate } from '../../../server/test/template.ts'
import { seedDemo } from './seedDemo.ts'

/** All portraits exist already, since this test is not about their look. */
const storage = {
  ...memoryStorage(),
  put: async () => undefined,
  get: async () => Buffer.alloc(0),
  remove: async () => undefined,
}
const settings = { TOKEN_SECRET: 'x'.repeat(32), PASSWORD_ESCROW_KEY: 'y'.repeat(32) }
const now = new Date('2026-03-01T06:30:00Z')
let db: Database

function seeded(wanted: number, environment: Record<string, string> = {}) {
  const config = readConfig({ ...settings, ...environment })
  const secrets = readSecrets(config)
  return seedDemo(
    { config, db, storage, secrets, clock: { now: () => now }, log: pino({ level: 'silent' }) },
    { profiles: wanted },
  )
}

async function counts() {
  const [found] = await rows<Record<string, number>>(
    db,
    sql`select (select count(*)::int from users) as users, (select count(*)::int from profiles) as profiles,
               (select count(*)::int from search_profiles) as search, (select count(*)::int from media) as media,
               (select count(*)::int from memberships) as memberships,
               (select count(*)::int from profile_history where action = 'create') as created,
               (select count(*)::int from profiles p join search_profiles s on s.profile_id = p.id
                 where s.date_of_birth = coalesce(p.date_of_birth, '0001-01-01')) as matching,
               (select count(*)::int from profiles where paid) as paid,
               (select count(distinct p.id)::int from profiles p join memberships m on m.profile_id = p.id
                 where p.paid and m.starts_on <= '2026-03-01' and m.ends_on >= '2026-03-01') as running,
               (select count(*)::int from search_profiles where with_photo) as with_photo,
               (select count(*)::int from proposals) as proposals,
               (select count(*)::int from media where kind = 'pp' and status = 'Active') as photos`,
  )
  return found ?? {}
}

beforeAll(async () => {
  db = await openFromTemplate()
  await seedPlans(db, { now: () => now })
})
afterAll(() => db.close())

describe('seeding a demo', () => {
  it('creates nothing in production', async () => {
    await seeded(300, { APP_MODE: 'production' })
    expect((await counts()).users).toBe(0)
  })

  it('creates only the staff for 0 profiles', async () => {
    await seeded(0)
    expect(await counts()).toMatchObject({ users: 6, profiles: 0 })
  })

  it('creates as many members as requested, with all their rows', async () => {
    await seeded(300)
    const found = await counts()
    expect(found).toMatchObject({ users: 310, profiles: 304, search: 304, created: 304, matching: 304 })
    expect(found.running).toBe(found.paid)
    expect(found.with_photo).toBe(found.photos)
    expect(found.media).toBeGreaterThan(220)
  })

  it('proposes people in every state to one member with assisted service', async () => {
    const found = await db.select().from(proposals)
    expect(new Set(found.map(({ memberId }) => memberId)).size).toBe(1)
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set(proposalStates))
  })

  it('does nothing when it is repeated', async () => {
    const before = await counts()
    await seeded(300)
    expect(await counts()).toEqual(before)
  })

  it('adds missing profiles that are newer than the others', async () => {
    await seeded(400)
    expect(await counts()).toMatchObject({ users: 410, profiles: 404, search: 404 })
    const disorder = await rows(
      db,
      sql`select 1 from (select created_at, lag(created_at) over (order by id) as earlier from profiles
          where bnr_id >= 20000000) as neighbours where created_at < earlier`,
    )
    expect(disorder).toEqual([])
  })

  it('leaves the sequences after the ids that it used', async () => {
    const [row] = await db
      .insert(users)
      .values({ type: 'au', userName: 'after', name: 'After', roles: [] })
      .returning({ id: users.id })
    const [found] = await rows<{ largest: number }>(
      db,
      sql`select max(user_id)::int as largest from profiles`,
    )
    expect(row?.id).toBeGreaterThan(found?.largest ?? 0)
    await db.delete(users).where(eq(users.userName, 'after'))
  })
})

describe('the demo logins', () => {
  it('include one of the staff for each of the six roles', async () => {
    for (const { userName, mobile, role } of staffLogins) {
      const [found] = await db.select().from(users).where(eq(users.userName, userName))
      expect(found).toMatchObject({ type: 'au', mobile, roles: ['staff_user', role] })
      expect(await passwordMatches(found?.passwordHash, demoPassword)).toBe(true)
      expect(found?.sealedPassword).toBeNull()
    }
  })

  it.each([
    [10_000_001, 'Anita', 'f', 'Active', false, 3],
    [10_000_002, 'Samuel', 'm', 'Active', true, 3],
    [10_000_003, 'Priya', 'f', 'Draft', false, 0],
    [10_000_004, 'Daniel', 'm', 'Ready', false, 1],
  ])('%i is %s (%s), %s', async (bnrId, name, gender, status, paid, photos) => {
    const [row] = await db.select().from(profiles).where(eq(profiles.bnrId, bnrId))
    expect(row).toMatchObject({ gender, status, paid, phoneNumber: `910000000${bnrId % 10}` })
    expect(row?.name).toMatch(new RegExp(`^${name} `))
    if (!row) return
    const missing = Object.keys(missingForReview(sectionsOf(row), { today: now }))
    expect(missing.length > 0).toBe(status === 'Draft')
    expect(await db.$count(media, eq(media.profileId, row.id))).toBe(photos)
    const [login] = await db.select().from(users).where(eq(users.id, row.userId))
    expect(login?.userName).toBe(String(bnrId))
    expect(await passwordMatches(login?.passwordHash, demoPassword)).toBe(true)
  })

  it('have activities with others, accepted interests and matching quotas', async () => {
    const found = await rows<{ bnr_id: number; kind: string; interest: string | null; mine: boolean }>(
      db,
      sql`select p.bnr_id, a.kind, a.interest, a.from_id = p.id as mine from activities a
          join profiles p on p.id in (a.from_id, a.to_id) where p.bnr_id in (10000001, 10000002)`,
    )
    const count = (bnrId: number, kind: string, mine: boolean) =>
      found.filter((row) => row.bnr_id === bnrId && row.kind === kind && row.mine === mine).length
    expect(count(10_000_001, 'v', false)).toBeGreaterThan(10)
    for (const bnrId of [10_000_001, 10_000_002]) {
      for (const kind of ['s', 'l', 'vp']) expect(count(bnrId, kind, false), kind).toBeGreaterThan(0)
      expect(found.some((row) => row.bnr_id === bnrId && row.interest === 'Accepted')).toBe(true)
    }
    const [quotas] = await rows<{ phones: number; interests: number }>(
      db,
      sql`select used_phone_contacts as phones, used_express_interests as interests from memberships m
          join profiles p on p.id = m.profile_id where p.bnr_id = 10000002`,
    )
    expect(quotas).toEqual({
      phones: count(10_000_002, 'vp', true),
      interests: count(10_000_002, 'l', true),
    })
    const [unread] = await rows<{ count: number }>(
      db,
      sql`select count(*)::int from notifications where read_at is null`,
    )
    expect(unread?.count).toBeGreaterThan(0)
  })

  it('are among the newest members', async () => {
    const newest = await rows<{ bnr_id: number }>(
      db,
      sql`select bnr_id from profiles where id <= 304 order by id desc limit 4`,
    )
    expect(newest.map(({ bnr_id }) => bnr_id)).toEqual([10_000_001, 10_000_002, 10_000_003, 10_000_004])
  })
})
