import type { ConfigurationItem, ListItem } from '@bnr/contract/reference/schemas'
import type { Choice } from '../ui/fields/choice.ts'
import type { Height, SalaryRange } from './lists.ts'

/** Turns a list item into a choice; `value` is what a profile stores. */
export const settingChoice = ({ key, label }: ListItem): Choice => ({ value: key, label })

export const configurationChoice = ({ name, category }: ConfigurationItem): Choice => ({
  value: name,
  label: name,
  ...(category ? { group: category } : {}),
})

export const degreeChoice = ({ degree, category }: { degree: string; category: string }): Choice => ({
  value: degree,
  label: degree,
  group: category,
})

export const countryCodeChoice = ({ code, name }: { code: string; name: string }): Choice => ({
  value: code,
  label: `${name} (+${code})`,
})

/** A height as text, such as "5.11"; searches use the same form. */
export const heightValue = ({ feet, inches }: Pick<Height, 'feet' | 'inches'>) => `${feet}.${inches}`

export function heightOf(value: string): Height {
  const [feet = 0, inches = 0] = value.split('.').map(Number)
  return { feet, inches }
}

export const heightChoice = (height: Height): Choice => ({
  value: heightValue(height),
  label: height.label ?? heightValue(height),
})

/** A range of income as text, such as "500000-700000". The highest range has no end. */
export const salaryValue = ({ from, to }: Pick<SalaryRange, 'from' | 'to'>) => `${from}-${to ?? ''}`

export const salaryChoice = (range: SalaryRange): Choice => ({
  value: salaryValue(range),
  label: range.label ?? salaryValue(range),
})

/** Wraps choices that do not come from the server. */
export const atOnce = (choices: readonly Choice[]) => ({
  choices,
  isPending: false,
  isError: false,
  retry: () => undefined,
})
