import { dayShown } from '../ui/moments.ts'
import type { Translate } from '../ui/translation.ts'

/** First and last day of an offer or coupon. */
export const offerPeriod = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }, t: Translate) =>
  t('{from} to {to}', { from: dayShown(startsOn), to: dayShown(endsOn) })
