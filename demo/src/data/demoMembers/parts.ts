/** The birth date of a person who turned `years` on the last `day` (MM-dd) before now. */
export function bornAgo(now: Date, years: number, day: string): string {
  const thisYear = now.getUTCFullYear()
  const passed = now.toISOString().slice(5, 10) >= day
  return `${thisYear - years - (passed ? 0 : 1)}-${day}`
}

export function indianMobile(number: string) {
  return { countryCode: '91', number, type: 'M' as const }
}
