import { asksMarital, type MaritalField, neverMarried } from '@bnr/contract/profiles/conditions'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Person } from './person.ts'
import type { Random } from './random.ts'

type Basic = NonNullable<ProfileSections['basic']>

const reasons = [
  'Mutual consent; we could not build a home together.',
  'Differences that could not be settled, in spite of counselling by both families and the church.',
  'Separated by mutual consent after a short time together.',
  'Health matters were not disclosed before the marriage.',
]
const childCounts = [
  ['0', 52],
  ['1', 31],
  ['2', 15],
  ['3', 2],
] as const
const withMother = 0.82
const withFather = 0.45

/** The answers about an earlier marriage. Empty for people who were never married. */
export function marriageOf(random: Random, person: Person, now: Date) {
  if (person.maritalStatus === neverMarried) return {}
  const latest = now.getUTCFullYear() - 1
  const born = Number(person.dateOfBirth.slice(0, 4))
  const marriageYear = Math.min(latest - 1, born + random.int(21, Math.max(22, Math.min(30, person.age - 2))))
  const together = Math.min(15, random.int(0, Math.max(1, latest - marriageYear)))
  const childCount = together === 0 ? '0' : random.weighted(childCounts)
  const answers: Basic = {
    childCount,
    childStatus: childStatusOf(random, childCount, person.gender),
    marriageMonth: random.int(1, 12),
    marriageYear,
    livedTogetherYears: together,
    livedTogetherMonths: random.int(0, 11),
    ...endOf(random, person.maritalStatus, Math.min(latest, marriageYear + together + 1)),
  }
  return applicable(answers, person)
}

function applicable(answers: Basic, { maritalStatus }: Person): Basic {
  const fields = Object.entries(answers).filter(([field]) =>
    asksMarital({ basic: { maritalStatus } }, field as MaritalField),
  )
  return Object.fromEntries(fields)
}

function endOf(random: Random, status: string, year: number) {
  const month = random.int(1, 12)
  if (status === 'Widow / Widower') {
    return {
      demiseDate: `${year}-${String(month).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`,
    }
  }
  const ended = status === 'Divorced' || status === 'Annulled'
  return {
    ...(ended ? { divorceMonth: month, divorceYear: year } : {}),
    separationReason: random.pick(reasons),
  }
}

function childStatusOf(random: Random, count: string, gender: 'f' | 'm'): string {
  if (count === '0') return 'n'
  return random.chance(gender === 'f' ? withMother : withFather) ? 'w' : 'o'
}
