import { daysOf, type Plan } from '@bnr/contract/plans/schemas'
import type { Fact } from '@bnr/contract/profiles/facts/fact'
import { validityShown } from '../memberships/shown.ts'
import type { Translate } from '../ui/translation.ts'

/** What a plan gives: lines of its card and rows of the comparison. No value where it does not give it. */
export function planFacts(plan: Plan, t: Translate): Fact[] {
  const period = (duration: number, durationUnit: Plan['durationUnit']) =>
    duration > 0 ? validityShown({ duration, durationUnit }, t) : undefined
  return [
    { label: 'Validity', value: validityShown(plan, t) },
    { label: 'Phone numbers', value: String(plan.phoneContacts) },
    { label: 'Express interests', value: String(plan.expressInterests) },
    { label: 'Profile highlighter', value: period(plan.highlightDuration, plan.highlightUnit) },
    { label: 'Prominent visibility', value: period(plan.prominenceDuration, plan.prominenceUnit) },
    { label: 'Gold photo frame', value: plan.goldTagged ? t('Yes') : undefined },
    { label: 'Assistance', value: assistanceShown(plan, t) },
  ]
}

/** The words of the plan, or those that always hold. */
export function assistanceShown({ assisted, assistance }: Plan, t: Translate): string | undefined {
  if (!assisted) return undefined
  return assistance ? t(assistance) : t('Assisted Service')
}

/** Long enough that a family need not hurry: validity of at least a year, whose months count 30 days. */
export const isRecommended = (plan: Pick<Plan, 'duration' | 'durationUnit'>): boolean =>
  daysOf(plan) >= daysOf({ duration: 12, durationUnit: 'months' })

/** Whether the price list shows it: what costs nothing is arranged with people of Elite alone. */
export const isListed = ({ category, price }: Plan): boolean => category === 'Elite' || price.amount > 0
