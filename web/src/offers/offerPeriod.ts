import { indianFormat } from '@bnr/contract/indianDay'
import type { Translate } from '../ui/translation.ts'

const format = indianFormat('d MMM yyyy')
const day = (date: string) => format(new Date(`${date}T12:00+05:30`))

/** First and last day of an offer or coupon. */
export const offerPeriod = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }, t: Translate) =>
  t('{from} to {to}', { from: day(startsOn), to: day(endsOn) })
