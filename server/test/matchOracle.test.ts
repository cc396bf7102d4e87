import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { type MatchDirection, matchDirections, readMatches } from '@bnr/contract/search/matches'
import { partnerPreferenceNames } from '@bnr/contract/search/preferences'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { columnsOf, merged, type ProfileRow, sectionsOf } from '../src/profiles/sections.ts'
import { updateProfile } from '../src/profiles/store.ts'
import { profiles } from '../src/profiles/tables.ts'
import { activities } from '../src/relations/tables.ts'
import { readPeople } from '../src/search/match/person.ts'
import { fits as personFits } from '../src/search/match/preferences.ts'
import { createStaff } from './factories/accounts.ts'
import { seedPeople } from './factories/demoData.ts'
import { useService } from './harness.ts'
import { judge } from './matchJudge.ts'
import { anyChange } from './matchPeople.ts'

const service = useService()
type Somebody = { row: ProfileRow; sections: ProfileSections }
let everybody: Somebody[] = []
let token = ''
const hiddenFrom = new Map<number, Set<number>>()

beforeAll(async () => {
  token = (await createStaff(service)).token
  await seedPeople(service, 500)
  const rows = await service.db.select().from(profiles)
  everybody = rows.map((row) => ({ row, sections: sectionsOf(row) }))
  for (const [index, change] of fc.sample(anyChange, { numRuns: 220, seed: 7 }).entries()) {
    const somebody = everybody[index * 2]
    if (somebody) await applyChange(somebody, change)
  }
})

async function applyChange(somebody: Somebody, change: ProfileSections): Promise<void> {
  somebody.sections = merged(somebody.sections, change)
  const columns = columnsOf(somebody.sections, (path) => expect.fail(`${path} is on no list`))
  await service.db.inTransaction((tx) => updateProfile(tx, somebody.row.id, columns))
}

/** Performs an activity. Ignoring hides the other from the one who ignores; blocking hides each from the other. */
async function perform(from: Somebody, to: Somebody, kind: 'b' | 'i' | 'l'): Promise<void> {
  const pair = { fromId: from.row.id, toId: to.row.id, kind, at: service.time.now, day: 'infinity' }
  await service.db.insert(activities).values(pair).onConflictDoNothing()
  if (kind !== 'l') hide(from, to)
  if (kind === 'b') hide(to, from)
}

function hide(somebody: Somebody, other: Somebody): void {
  hiddenFrom.set(somebody.row.id, (hiddenFrom.get(somebody.row.id) ?? new Set()).add(other.row.id))
}

const fits = (seeker: Somebody, other: Somebody) =>
  Object.values(judge(seeker.sections, other.sections, service.time.now)).every((one) => one !== 'refused')

function met(seeker: Somebody, other: Somebody) {
  const verdicts = judge(seeker.sections, other.sections, service.time.now)
  return partnerPreferenceNames.filter((name) => verdicts[name] === 'met')
}

test('two loaded people fit each other as the conditions in SQL say', async () => {
  const people = await readPeople(
    service.db,
    everybody.map(({ row }) => row.id),
  )
  for (const seeker of everybody.slice(0, 220))
    for (const other of everybody) {
      const [one, two] = [people.get(seeker.row.id), people.get(other.row.id)]
      if (!one || !two) continue
      expect(personFits(one, two, service.time.now), `${seeker.row.id} ${other.row.id}`).toBe(
        fits(seeker, other),
      )
    }
})

const directionHolds = {
  mine: (viewer: Somebody, other: Somebody) => fits(viewer, other),
  theirs: (viewer: Somebody, other: Somebody) => fits(other, viewer),
  both: (viewer: Somebody, other: Somebody) => fits(viewer, other) && fits(other, viewer),
}

const index = fc.nat({ max: 499 })
const activity = fc.record({ by: fc.boolean(), with: index, kind: fc.constantFrom('b', 'i', 'l') })

/** Checks a page of matches against a plain filter over all profiles; returns how many match. */
async function checkMatches(viewer: Somebody, direction: MatchDirection, page: number): Promise<number> {
  const fitting = everybody
    .filter(({ row }) => row.status === 'Active' && row.gender !== viewer.row.gender)
    .filter(({ row }) => !hiddenFrom.get(viewer.row.id)?.has(row.id))
    .filter((other) => directionHolds[direction](viewer, other))
    .sort((a, b) => b.row.id - a.row.id)
  const { body } = await service.call(
    readMatches,
    { params: { id: viewer.row.id }, query: { direction, page, size: 8 } },
    token,
  )
  const shown = body.results.map(({ profile, meets }) => ({ id: profile.id, ...meets }))
  expect({ direction, total: body.total, shown }).toEqual({
    direction,
    total: fitting.length,
    shown: fitting.slice(page * 8, page * 8 + 8).map((other) => ({
      id: other.row.id,
      mine: met(viewer, other),
      theirs: met(other, viewer),
    })),
  })
  return fitting.length
}

test('matches, their order, total and met preferences agree with a plain filter over all profiles', async () => {
  let found = 0
  const matches = fc.asyncProperty(
    index,
    fc.option(anyChange),
    fc.array(activity, { maxLength: 3 }),
    fc.integer({ min: 0, max: 2 }),
    async (at, change, activities, page) => {
      const viewer = everybody[at] as Somebody
      if (change) await applyChange(viewer, change)
      for (const { by, with: other, kind } of activities) {
        const pair = [viewer, everybody[other] as Somebody] as const
        await perform(pair[by ? 0 : 1], pair[by ? 1 : 0], kind as 'b' | 'i' | 'l')
      }
      for (const direction of matchDirections) found += await checkMatches(viewer, direction, page)
    },
  )
  await fc.assert(matches, { numRuns: 80 })
  expect(found).toBeGreaterThan(400)
})
