import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'

/** First and last day of an offer or coupon. */
export const offerPeriod = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
  t('{from} to {to}', { from: dayShown(startsOn), to: dayShown(endsOn) })
