import { indianYear } from '@bnr/contract/indianDay'
import { monthNames } from '@bnr/contract/monthNames'
import type { Choice } from '../../ui/fields/choice.ts'
import { t } from '../../ui/translation.ts'

const firstYear = 1980

const numbered = (numbers: readonly number[]): Choice[] =>
  numbers.map((number) => ({ value: String(number), label: String(number) }))

export const numbersUpTo = (last: number) => numbered(Array.from({ length: last + 1 }, (_, number) => number))

export const months = (): Choice[] =>
  monthNames.map((name, index) => ({ value: String(index + 1), label: t(name) }))

/** Returns the years from this one back to 1980. */
export function yearsOfMarriages(thisYear = indianYear(new Date())): Choice[] {
  return numbered(Array.from({ length: thisYear - firstYear + 1 }, (_, back) => thisYear - back))
}
