import { firstBirthDate, lastBirthDate } from '@bnr/contract/profiles/age'
import type { MatchDirection } from '@bnr/contract/search/matches'
import { hasRange, type Range, type RangePreference, rangeLimits } from '@bnr/contract/search/wider'
import { fewestCounted, type HinderingWish, mostChanges } from '@bnr/contract/search/widerMatches'
import { type Actor, accountOf, hasFullView } from '../http/actor.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { loadProfile } from '../profiles/store.ts'
import { codeOfChoice } from '../reference/choice.ts'
import { salaryRanges } from '../reference/data/work.ts'
import type { List } from '../reference/list.ts'
import { lists } from '../reference/lists.ts'
import type { Services } from '../services/services.ts'
import type { SearchEngine, WishCounts } from './engine.ts'
import type { Bounds } from './match/kinds.ts'
import { type Person, personOf } from './match/person.ts'
import { columnWished } from './match/wishes.ts'
import { dayNumber } from './memory/rowTests.ts'
import { changeFor, listOfPreference, personAfter, rangeOf } from './widerPreference.ts'

type WiderQuery = { profileId: number; direction: MatchDirection }
type Wish = WishCounts['wishes'][number]
type Change = HinderingWish['changes'][number]

/** Which wishes keep people from being matches, and what the member could change about their own. */
export async function widerMatchesOf(
  { db, clock }: Services,
  engine: SearchEngine,
  actor: Actor,
  { profileId, direction }: WiderQuery,
): Promise<HinderingWish[]> {
  if (!hasFullView(actor)) return []
  const row = await loadProfile(db, profileId)
  const now = clock.now()
  const { wishes } = await engine.countWishes(personOf(row, false), { direction, now }, accountOf(actor))
  return wishes
    .filter(({ side, more }) => more >= (side === 'theirs' ? fewestCounted : 1))
    .sort((one, other) => other.more - one.more)
    .map((wish) => {
      const { side, preference, more } = wish
      const changes = side === 'mine' ? changesOf(row, wish, now) : []
      return { side, preference, more, changes: mostFirst(changes).slice(0, mostChanges) }
    })
}

const mostFirst = (changes: Change[]): Change[] => changes.sort((one, other) => other.more - one.more)

function changesOf(row: ProfileRow, { preference, codes }: Wish, now: Date): Change[] {
  if (!columnWished(preference)) return []
  if (hasRange(preference)) return widerRanges(row, preference, codes, now)
  const name = listOfPreference(preference)
  const list: List = lists[name]
  return [...codes].flatMap(([code, more]) => {
    const value = list.byCode(code)?.key
    return value !== undefined && canBeNamed(row, preference, { code, value }) ? [{ value, more }] : []
  })
}

/** A change names a place by its label, which means the first place of this name, and can mean others too. */
function canBeNamed(row: ProfileRow, preference: Wish['preference'], { code, value }: Named): boolean {
  if (preference !== 'place') return true
  return (
    codeOfChoice(listOfPreference(preference), value) === code &&
    Object.keys(changeFor(row, { preference, value })).length > 0
  )
}
type Named = { code: number; value: string }

const steps = [1, 2, 3, 4]
const lowerIncomes = salaryRanges.entries
  .map(({ from }) => from)
  .filter(Boolean)
  .reverse()

/** The ranges to try on either side, the nearest first. */
const nearby: Record<RangePreference, (range: Range) => Range[][]> = {
  age: inSteps,
  height: inSteps,
  income: ({ from = 0, to }) => [
    lowerIncomes.filter((lower) => lower < from).map((lower) => ({ from: lower, to })),
  ],
}

function inSteps({ from, to }: Range): Range[][] {
  const lower = from === undefined ? [] : steps.map((step) => ({ from: from - step, to }))
  const higher = to === undefined ? [] : steps.map((step) => ({ from, to: to + step }))
  return [lower, higher]
}

/** On either side, the smallest widening of the range that finds somebody. */
function widerRanges(row: ProfileRow, preference: RangePreference, codes: Counts, now: Date): Change[] {
  const limits = rangeLimits[preference]
  const isAllowed = ({ from = limits.from, to = limits.to }: Range) => from >= limits.from && to <= limits.to
  const counted = (range: Range) => {
    const after = boundsOf(personAfter(row, changeFor(row, { preference, range })), preference)
    return { ...range, more: foundWithin(codesWithin(after, preference, now), codes) }
  }
  return nearby[preference](rangeOf(row, preference)).flatMap((ranges) => {
    for (const range of ranges.filter(isAllowed)) {
      const change = counted(range)
      if (change.more > 0) return [change]
    }
    return []
  })
}

type Counts = ReadonlyMap<number, number>

function boundsOf(person: Person, preference: RangePreference): Bounds {
  return { from: person[`${preference}_from`], to: person[`${preference}_to`] }
}

/** The codes that candidates within these bounds have in the column of the wish. */
function codesWithin({ from, to }: Bounds, preference: RangePreference, now: Date): Bounds {
  if (preference !== 'age') return { from, to }
  return { from: dayNumber(firstBirthDate(now, to)), to: dayNumber(lastBirthDate(now, from)) }
}

const foundWithin = ({ from, to }: Bounds, codes: Counts): number =>
  [...codes].reduce((sum, [code, found]) => (code >= from && code <= to ? sum + found : sum), 0)
