const blocked = ['Deactivated', 'Settled', 'Deleted'] as const

export type BlockedStatus = (typeof blocked)[number]

/** Navigation state is whatever the browser kept: only the three known words are taken from it. */
export function blockedStatus(state: unknown): BlockedStatus | undefined {
  if (typeof state !== 'object' || state === null || !('status' in state)) return undefined
  return blocked.find((status) => status === state.status)
}

/** Day on which a deleted profile is removed for good, where the login has told it. */
export function purgeDayOf(state: unknown): Date | undefined {
  if (typeof state !== 'object' || state === null || !('purgeOn' in state)) return undefined
  const day = new Date(`${state.purgeOn}T12:00:00`)
  return Number.isNaN(day.getTime()) ? undefined : day
}
