import { heightShown, rupeesShown } from '@bnr/contract/profiles/facts/shown'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { type PartnerPreference, partnerPreferences } from '@bnr/contract/search/preferences'
import { hasRange, type Range, type RangePreference, type Wider } from '@bnr/contract/search/wider'
import { t } from '../../ui/translation.ts'

/** What candidates prefer who do not prefer the member, as the end of a sentence. */
const otherWishes: Record<PartnerPreference, string> = {
  age: 'another age',
  height: 'another height',
  maritalStatus: 'another marital status',
  childStatus: 'another answer about children',
  denomination: 'another denomination',
  spirituality: 'another spirituality',
  motherTongue: 'another mother tongue',
  caste: 'another community',
  education: 'a different education',
  employmentType: 'a different kind of work',
  occupation: 'another occupation',
  income: 'a different income',
  place: 'another place',
  physicalStatus: 'another physical status',
  eatingHabit: 'other eating habits',
  drinkingHabit: 'other drinking habits',
  smokingHabit: 'other smoking habits',
}

export const otherWish = (preference: PartnerPreference): string => t(otherWishes[preference])

type Words = { amount: (bound: number) => string; short?: (bound: number) => string; ranges: RangeTexts }
type RangeTexts = { both: string; from: string; to: string }

const words: Record<RangePreference, Words> = {
  age: {
    amount: (years) => t('{years} years', { years }),
    short: String,
    ranges: { both: 'ages from {from} to {to}', from: 'ages from {from}', to: 'ages up to {to}' },
  },
  height: {
    amount: (inches) => heightShown({ feet: Math.floor(inches / 12), inches: inches % 12 }, t) ?? '',
    ranges: { both: 'heights from {from} to {to}', from: 'heights from {from}', to: 'heights up to {to}' },
  },
  income: {
    amount: rupeesShown,
    ranges: { both: 'incomes from {from} to {to}', from: 'incomes from {from}', to: 'incomes up to {to}' },
  },
}

/** Says what the member would change: 'Also accept Malayalam', 'Up to 32 years instead of 28'. */
export function offerText({ preference, value, range }: Wider, profile: ProfileSections | undefined): string {
  if (value !== undefined) return t('Also accept {value}', { value })
  if (range && hasRange(preference)) return rangeOffer(preference, range, rangeIn(profile, preference))
  return t('Without your preference about {name}', { name: nameOf(preference) })
}

function rangeOffer(preference: RangePreference, { from, to }: Range, before: Range): string {
  const { amount, short = amount } = words[preference]
  const isHigher = to !== undefined && to !== before.to
  const [bound, old] = isHigher ? [to, before.to] : [from, before.from]
  if (bound === undefined) return ''
  const values = { bound: amount(bound), old: old === undefined ? '' : short(old) }
  if (isHigher) return t('Up to {bound} instead of {old}', values)
  return preference === 'income'
    ? t('Income from {bound} instead of {old}', values)
    : t('From {bound} instead of {old}', values)
}

/** The bounds of the member's preference in years, inches or rupees a year. */
function rangeIn(profile: ProfileSections | undefined, preference: RangePreference): Range {
  const { basicPreference, professionalPreference } = profile ?? {}
  if (preference === 'age') return boundsOf(basicPreference?.age)
  if (preference === 'income') return boundsOf(professionalPreference?.income)
  const { from, to } = basicPreference?.height ?? {}
  return { from: from && inInches(from), to: to && inInches(to) }
}

const boundsOf = (range: Range | null | undefined): Range => ({ from: range?.from, to: range?.to })
const inInches = ({ feet, inches }: { feet: number; inches: number }) => feet * 12 + inches

/** Says with which preference the list was made. */
export function triedText({ preference, value, range }: Wider): string {
  if (value !== undefined) return t('You are looking at matches with {what} as well.', { what: value })
  if (range && hasRange(preference))
    return t('You are looking at matches with {what}.', { what: rangeText(preference, range) })
  return t('You are looking at matches without your preference about {name}.', { name: nameOf(preference) })
}

function rangeText(preference: RangePreference, { from, to }: Range): string {
  const { amount, short = amount, ranges } = words[preference]
  const values = {
    from: from === undefined ? '' : short(from),
    to: to === undefined ? '' : short(to),
  }
  if (from === undefined) return t(ranges.to, values)
  return t(to === undefined ? ranges.from : ranges.both, values)
}

const nameOf = (preference: PartnerPreference) => t(partnerPreferences[preference])
