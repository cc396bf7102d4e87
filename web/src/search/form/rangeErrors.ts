import type { RangeValue } from '../../ui/fields/RangeField.tsx'
import { effective } from '../query.ts'
import { type SearchFormName, searchForms } from '../searchForms.ts'
import type { SearchValues } from '../searchParams.ts'

const fromAboveTo = 'From value should be less than To value'

const ranges = ['age', 'height', 'income'] as const
export type RangeName = (typeof ranges)[number]

/** Errors for ranges whose lower bound is above the upper one. Equal bounds mean one exact value. */
export function rangeErrors(form: SearchFormName, values: SearchValues): Partial<Record<RangeName, string>> {
  const effectiveValues = effective(form, values)
  const fields: readonly string[] = searchForms[form]
  const wrong = ranges.filter((name) => fields.includes(name) && isInverted(name, effectiveValues[name]))
  return Object.fromEntries(wrong.map((name) => [name, fromAboveTo]))
}

function isInverted(name: RangeName, { from, to }: RangeValue): boolean {
  if (!from || !to) return false
  const size = name === 'height' ? inches : Number
  return size(from) > size(to)
}

/** Reads "5.11" as five feet eleven inches. */
function inches(height: string): number {
  const [feet = 0, rest = 0] = height.split('.').map(Number)
  return feet * 12 + rest
}
