import fc from 'fast-check'
import { courses } from './courses.ts'
import { action, actionsOf, all, alone, passing, type Step, who } from './draw.ts'

/** Two or three actions at the same moment, often about one member. */
const together: fc.Arbitrary<Step[]> = fc.boolean().chain((isOne) =>
  who.chain((by) => {
    const { confirm: _, bankDecides: __, ...its } = actionsOf(isOne ? fc.constant(by) : who)
    const one = fc.oneof(...Object.values(its))
    const twin = fc.oneof(...Object.values(its)).map((drawn) => [drawn, drawn])
    return fc.oneof(fc.array(one, { minLength: 2, maxLength: 3 }), twin).map((drawn) => [drawn])
  }),
)

const { bankDecides: atBank, ...others } = all
const part: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 12, arbitrary: courses },
  ...Object.values(others).map((one) => ({ weight: 1, arbitrary: alone(one) })),
  { weight: 2, arbitrary: alone(atBank) },
  { weight: 2, arbitrary: alone(all.spend) },
  { weight: 4, arbitrary: together },
  { weight: 8, arbitrary: alone(passing) },
  { weight: 2, arbitrary: alone(action('jobs', {})) },
)

export interface History {
  /** When the history begins: days after 1 April and minutes of the day. */
  begin: { day: number; minute: number }
  places: readonly ('within the state' | 'another state' | 'abroad')[]
  steps: readonly Step[]
}

const place = fc.constantFrom('within the state' as const, 'another state' as const, 'abroad' as const)

export const history: fc.Arbitrary<History> = fc.record({
  begin: fc.record({
    day: fc.oneof(fc.nat({ max: 364 }), fc.integer({ min: 345, max: 364 })),
    minute: fc.oneof(fc.nat({ max: 1439 }), fc.integer({ min: 1380, max: 1439 })),
  }),
  places: fc.array(place, { minLength: 1, maxLength: 3 }),
  steps: fc.noBias(fc.array(part, { minLength: 1, maxLength: 30, size: 'max' })).map((parts) => parts.flat()),
})
