import { heights } from '../../../server/src/reference/data/body.ts'
import { shares } from './lines.ts'
import type { Person } from './person.ts'
import type { Random } from './random.ts'

const meanInches = { f: 61.9, m: 66.9 } as const
const metresInAnInch = 0.0254

const complexions = shares(
  'Very Fair 5, Fair 26, Wheatish 40, Wheatish Brown 14, Brown 9, Prefer not to say 6',
)
const physicalStatuses = shares(`
  Normal 975, Physically Challenged 12, Hearing Impaired 5, Speech Impaired 2, Visually Impaired 3, Other Disability 3
`)
const eatingHabits = shares('Non-Vegetarian 92, Eggetarian 3, Vegetarian 5')
const drinking = {
  f: shares('Never Drinks 95, Drinks Occasionally 5'),
  m: shares('Never Drinks 84, Drinks Occasionally 14, Used to Drink 2'),
}
const smoking = {
  f: shares('Never Smokes 100'),
  m: shares('Never Smokes 95, Smokes Occasionally 3, Used to Smoke 2'),
}

/** Height, weight and habits of a person. */
export function bodyOf(random: Random, person: Person) {
  const inches = Math.round(random.normal(meanInches[person.gender] + (person.community.taller ?? 0), 2.2))
  const massIndex = Math.max(17.8, random.normal(22.6 + 0.09 * (person.age - 27), 2.3))
  const weight = Math.round(massIndex * (inches * metresInAnInch) ** 2)
  return {
    height: heightOf(inches),
    weight: Math.max(38, Math.min(120, weight)),
    bodyType: bodyTypeOf(random, massIndex, person.gender),
    complexion: random.weighted(complexions),
    physicalStatus: random.weighted(physicalStatuses),
    eatingHabit: random.weighted(eatingHabits),
    drinkingHabit: random.weighted(drinking[person.gender]),
    smokingHabit: random.weighted(smoking[person.gender]),
  }
}

/** A height from the list, with the fields that profiles store. */
export function heightOf(inches: number) {
  const { feet, inches: rest, label } = heights.byCode(inches) ?? { feet: 5, inches: 4, label: '' }
  return { feet, inches: rest, label }
}

function bodyTypeOf(random: Random, massIndex: number, gender: 'f' | 'm'): string {
  if (massIndex < 20.4) return 'Slim'
  if (massIndex > 27.5) return 'Heavy'
  return random.chance(gender === 'm' ? 0.22 : 0.06) ? 'Athletic' : 'Average'
}
