import { daysOf, isTopUp, type Plan } from '@bnr/contract/plans/schemas'
import type { Fact } from '@bnr/contract/profiles/facts/fact'
import { validityShown } from '../memberships/shown.ts'
import { t } from '../ui/translation.ts'

/** What a plan includes, for cards and the comparison. A fact without a value is not included. */
export function planFacts(plan: Plan): Fact[] {
  const period = (duration: number, durationUnit: Plan['durationUnit']) =>
    duration > 0 ? validityShown({ duration, durationUnit }) : undefined
  return [
    { label: 'Validity', value: isTopUp(plan) ? t('Until your plan ends') : validityShown(plan) },
    { label: 'To call', value: given(plan, plan.phoneContacts, phoneNumbersShown) },
    { label: 'To express', value: given(plan, plan.expressInterests, interestsShown) },
    { label: 'Profile highlighter', value: period(plan.highlightDuration, plan.highlightUnit) },
    { label: 'Prominent visibility', value: period(plan.prominenceDuration, plan.prominenceUnit) },
    { label: 'Gold photo frame', value: plan.goldTagged ? t('Yes') : undefined },
    { label: 'Assistance', value: assistanceShown(plan) },
    {
      label: 'Proposals',
      value: plan.weeklyAim > 0 ? t('{count} a week', { count: plan.weeklyAim }) : undefined,
    },
  ]
}

/** A top-up adds one of them only. */
const given = (plan: Plan, count: number, shown: (count: number) => string): string | undefined =>
  isTopUp(plan) && count === 0 ? undefined : shown(count)

export const phoneNumbersShown = (count: number): string =>
  count === 1 ? t('1 phone number') : t('{count} phone numbers', { count })

export const interestsShown = (count: number): string =>
  count === 1 ? t('1 interest') : t('{count} interests', { count })

/** The plan's description of its assistance, or a general one. */
export function assistanceShown({ assisted, assistance }: Plan): string | undefined {
  if (!assisted) return undefined
  return assistance ? t(assistance) : t('Assisted Service')
}

/** Can be recommended from a validity of one year, counted as 12 months of 30 days. */
export const isForAYear = (plan: Pick<Plan, 'duration' | 'durationUnit'>): boolean =>
  daysOf(plan) >= daysOf({ duration: 12, durationUnit: 'months' })

/** Whether the price list shows a plan. Plans without a price appear only in Elite, where staff arrange them. */
export const isListed = ({ category, price }: Plan): boolean => category === 'Elite' || price.amount > 0
