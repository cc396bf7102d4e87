import { setTimeout as pause } from 'node:timers/promises'

/** How the bank fails: it refuses requests, does not reply, or replies with something else. */
export const manners = ['refuse', 'hang', 'garbage'] as const
type Manner = (typeof manners)[number]

/** An outage of the bank: its end in milliseconds, and how the bank fails until then. */
export type Away = { until: number; manner: Manner }

export const isAway = (away: Away): boolean => away.until > Date.now()

/** Waits for the end of the outage. A bank that hangs replies then. */
export async function comeBack(away: Away, stopped: AbortSignal): Promise<void> {
  while (isAway(away)) await pause(Math.min(50, away.until - Date.now()), undefined, { signal: stopped })
}
