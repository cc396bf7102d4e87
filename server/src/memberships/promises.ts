import { daysOf, type Period } from '@bnr/contract/plans/schemas'
import type { NewPlan } from '../plans/store.ts'
import { dayAfter } from './days.ts'

type Promising = Pick<
  NewPlan,
  'highlightDuration' | 'highlightUnit' | 'prominenceDuration' | 'prominenceUnit' | 'goldTagged'
>

/** How a plan presents the profile, counted from the first day of the membership. Nothing outlasts the membership. */
export function promisesOf(plan: Promising, startsOn: string, endsOn: string) {
  const { highlightDuration = 0, highlightUnit = 'DAYS', goldTagged = false } = plan
  const { prominenceDuration = 0, prominenceUnit = 'DAYS' } = plan
  const highlight = { duration: highlightDuration, durationUnit: highlightUnit }
  const prominence = { duration: prominenceDuration, durationUnit: prominenceUnit }
  return {
    highlightDays: daysOf(highlight),
    highlightUntil: lastDay(highlight, startsOn, endsOn),
    prominentUntil: lastDay(prominence, startsOn, endsOn),
    goldTagged,
  }
}

function lastDay(period: Period, startsOn: string, endsOn: string): string | null {
  const days = daysOf(period)
  if (days === 0) return null
  const last = dayAfter(startsOn, days - 1)
  return last < endsOn ? last : endsOn
}
