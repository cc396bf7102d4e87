const offset = 5.5 * 3_600_000

/** yyyy-MM-dd of a moment in India, which has one clock all year: the day a family in Chennai would name. */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + offset).toISOString().slice(0, 10)
}
