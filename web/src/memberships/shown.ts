import type { CurrentMembership } from '@bnr/contract/memberships/schemas'
import { daysOf } from '@bnr/contract/plans/schemas'
import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'

/** What a membership that replaces another takes over from it. */
export const carryOver =
  'When you upgrade, we take what your unused days are worth off the price. The longer your plan has run, the more of your unused contacts and interests carry over.'

/** Formats a validity, such as "3 months (90 days)" or "1 day". */
export function validityShown({
  duration,
  durationUnit,
}: Pick<CurrentMembership, 'duration' | 'durationUnit'>): string {
  const one = duration === 1
  if (durationUnit === 'months') {
    const days = daysOf({ duration, durationUnit })
    return one
      ? t('1 month ({days} days)', { days })
      : t('{count} months ({days} days)', { count: duration, days })
  }
  return one ? t('1 day') : t('{count} days', { count: duration })
}

export function daysLeftShown({ daysToExpiry }: Pick<CurrentMembership, 'daysToExpiry'>): string {
  if (daysToExpiry === 0) return t('Ends today')
  return daysToExpiry === 1 ? t('1 day') : t('{count} days', { count: daysToExpiry })
}

/** The renewal that starts when the current membership ends; undefined without one. */
export function renewalShown({
  renewsOn,
  renewalPlanName = '',
}: Pick<CurrentMembership, 'renewsOn' | 'renewalPlanName'>): string | undefined {
  if (!renewsOn) return undefined
  return t('{plan}, from {day}', { plan: t(renewalPlanName), day: dayShown(renewsOn) })
}
