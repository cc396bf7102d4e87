/** Completed years and months on a day, for a birth date as yyyy-MM-dd. */
export function ageOn(now: Date, dateOfBirth: string): { ageYears: number; ageMonths: number } {
  const [year, month, day] = dateOfBirth.split('-').map(Number) as [number, number, number]
  const months =
    (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month - (now.getUTCDate() < day ? 1 : 0)
  return { ageYears: Math.max(0, Math.floor(months / 12)), ageMonths: ((months % 12) + 12) % 12 }
}

/** The birth dates (yyyy-MM-dd) of those who are from `youngest` to `oldest` years old on the day of `now`. */
export function birthDatesOf(now: Date, ages: { youngest?: number; oldest?: number }) {
  const back = (years: number, days = 0) =>
    new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days))
      .toISOString()
      .slice(0, 10)
  return {
    ...(ages.oldest === undefined ? {} : { from: back(ages.oldest + 1, 1) }),
    ...(ages.youngest === undefined ? {} : { to: back(ages.youngest) }),
  }
}
