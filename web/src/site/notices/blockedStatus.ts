const blocked = ['Deactivated', 'Settled', 'Deleted'] as const

export type BlockedStatus = (typeof blocked)[number]

/** Navigation state is whatever the browser kept: only the three known words are taken from it. */
export function blockedStatus(state: unknown): BlockedStatus | undefined {
  if (typeof state !== 'object' || state === null || !('status' in state)) return undefined
  return blocked.find((status) => status === state.status)
}
