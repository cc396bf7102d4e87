/** How recently a member used the service, and nothing finer; with the words for it. */
export const activeWithinWords = {
  today: 'Active today',
  week: 'Active this week',
  month: 'Active this month',
} as const
export type ActiveWithin = keyof typeof activeWithinWords
export const activeWithinNames = Object.keys(activeWithinWords) as [ActiveWithin, ...ActiveWithin[]]

/** Days after the last use from which replies leave it out, and the day is forgotten. */
export const activeDays = 30

export function activeWithin(daysAgo: number): ActiveWithin | undefined {
  if (daysAgo <= 0) return 'today'
  if (daysAgo < 7) return 'week'
  return daysAgo < activeDays ? 'month' : undefined
}
