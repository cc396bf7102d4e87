import { profileStatuses } from '@bnr/contract/profiles/transitions'
import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { seedPeople } from '../../test/factories/demoData.ts'
import { useService } from '../../test/harness.ts'
import { rows } from '../database/database.ts'
import { isOpenDraft, whereOpenDraft } from '../profiles/openDraft.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { updateProfile } from '../profiles/store.ts'
import { profiles } from '../profiles/tables.ts'
import { type Blocks, blocksBetween } from '../relations/blocks.ts'
import { blocksAmong, mutualActivities } from '../relations/mutualActivities.ts'
import { activities } from '../relations/tables.ts'
import * as rules from './visibility.ts'

const service = useService()
const people = 40
const kinds = ['b', 'b', 'l', 'i', 's'] as const
let everybody: ProfileRow[] = []

/** Profiles of all statuses and both genders, with many blocks, interests, ignores and shortlists between them. */
beforeAll(async () => {
  await seedPeople(service, people)
  const seeded = await service.db.select().from(profiles)
  const lots = fc.sample(
    fc.record({
      status: fc.constantFrom('Active' as const, 'Active', 'Active', 'Draft', ...profileStatuses),
      gender: fc.constantFrom('m' as const, 'f' as const),
      phoneVerified: fc.boolean(),
    }),
    { numRuns: people, seed: 11 },
  )
  everybody = await service.db.inTransaction((tx) =>
    Promise.all(seeded.map(({ id }, index) => updateProfile(tx, id, lots[index] ?? {}))),
  )
  const ids = everybody.map(({ id }) => id)
  const done = fc.sample(
    fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids), fc.constantFrom(...kinds)),
    {
      numRuns: people * 12,
      seed: 12,
    },
  )
  const values = done.map(([fromId, toId, kind]) => ({
    fromId,
    toId,
    kind,
    at: service.time.now,
    day: 'infinity',
  }))
  await service.db.insert(activities).values(values).onConflictDoNothing()
})

/** The ids of the rows that satisfy a condition. */
async function found(condition: SQL, table = sql`search_profiles`, id = sql`profile_id`): Promise<number[]> {
  const all = await rows<{ id: number }>(
    service.db,
    sql`select ${id} as id from ${table} where ${condition} order by ${id}`,
  )
  return all.map((row) => row.id)
}

type Seen = ProfileRow & { blocks: Blocks }
const those = (seen: readonly Seen[], holds: (one: Seen) => boolean) =>
  seen
    .filter(holds)
    .map(({ id }) => id)
    .sort((a, b) => a - b)

/** Everybody else, with the blocks between them and the viewer as lists read them. */
async function seenBy(viewer: ProfileRow): Promise<Seen[]> {
  const between = await rows<{ id: number; between: Parameters<typeof blocksAmong>[0] }>(
    service.db,
    sql`select id, ${mutualActivities(viewer.id, sql`profiles.id`, '2026-01-01')} as between from profiles`,
  )
  const blocks = new Map(between.map((one) => [one.id, blocksAmong(one.between)]))
  return everybody.flatMap((row) => {
    const known = blocks.get(row.id)
    return known ? [{ ...row, blocks: known }] : []
  })
}

const named = {
  active: rules.active,
  oppositeGender: rules.oppositeGender,
  blockedByNeither: rules.blockedByNeither,
  notBlockedByOwner: rules.notBlockedByOwner,
}

test.each(Object.entries(named))('%s: the function and the SQL of the rule agree', async (_, rule) => {
  let [fulfilled, broken] = [0, 0]
  for (const viewer of everybody) {
    const who = { profileId: viewer.id, gender: viewer.gender }
    const seen = await seenBy(viewer)
    const expected = those(seen, (one) => rule.holds(who, one))
    expect(await found(rule.where(who))).toEqual(expected)
    fulfilled += expected.length
    broken += seen.length - expected.length
  }
  expect(Math.min(fulfilled, broken)).toBeGreaterThan(people)
})

test('the profiles that a member sees, and those that a statement names by id, follow the same rules', async () => {
  for (const viewer of everybody) {
    const who = { profileId: viewer.id, gender: viewer.gender }
    const seen = await seenBy(viewer)
    const visible = sql.join(rules.whereVisible(who), sql` and `)
    expect(await found(visible)).toEqual(those(seen, (one) => rules.isVisible(who, one)))
    const isListed = (one: Seen) => one.id === viewer.id || rules.oppositeGender.holds(who, one)
    for (const blocks of [rules.blockedByNeither, rules.notBlockedByOwner]) {
      const there = rules.whereThere(sql`profiles.id`, who, blocks)
      expect(await found(there, sql`profiles`, sql`id`)).toEqual(
        those(seen, (one) => rules.active.holds(who, one) && isListed(one) && blocks.holds(who, one)),
      )
    }
  }
})

test('blocks between two profiles are the same for one pair and in a list', async () => {
  for (const viewer of everybody.slice(0, 8))
    for (const { id, blocks } of await seenBy(viewer))
      expect(await blocksBetween(service.db, viewer.id, id)).toEqual(blocks)
})

test('isOpenDraft and whereOpenDraft agree', async () => {
  const open = everybody.filter(isOpenDraft).map(({ id }) => id)
  expect(await found(whereOpenDraft, sql`profiles`, sql`id`)).toEqual(open.sort((a, b) => a - b))
  expect(open.length).toBeGreaterThan(0)
})
