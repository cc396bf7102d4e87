import { dayShown } from '@bnr/contract/dates'

const day = 86_400_000

/** Adds days to a day in yyyy-MM-dd; negative days go back. */
export const dayAfter = (isoDay: string, days: number): string =>
  new Date(Date.parse(isoDay) + days * day).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day)

/** First and last day of a membership, for the mail about its start. */
export const servicePeriod = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) => ({
  from: dayShown(startsOn),
  until: dayShown(endsOn),
})
