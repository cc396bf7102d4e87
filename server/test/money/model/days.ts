/** Days in India as whole numbers, so that the model does not depend on the service's calendar. */
const dayLength = 86_400_000
const indianOffset = 5.5 * 3_600_000

export const dayOf = (moment: number): number => Math.floor((moment + indianOffset) / dayLength)

/** Midnight in India at the beginning of a day. */
export const startOf = (day: number): number => day * dayLength - indianOffset

/** yyyy-MM-dd. */
export const isoOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10)

/** For example 26-27, from April to March. */
export function financialYearOf(day: number): string {
  const [year = 0, month = 0] = isoOf(day).split('-').map(Number)
  const begun = month < 4 ? year - 1 : year
  return [begun, begun + 1].map((one) => String(one).slice(-2)).join('-')
}
