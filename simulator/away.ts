import { setTimeout as pause } from 'node:timers/promises'

export const manners = ['refuse', 'hang', 'garbage'] as const
type Manner = (typeof manners)[number]

/** Whether the bank is out of order, and how that shows. */
export type Away = { until: number; manner: Manner }

export const isAway = (away: Away): boolean => away.until > Date.now()

/** One that hangs answers when it is back. */
export async function comeBack(away: Away, stopped: AbortSignal): Promise<void> {
  while (isAway(away)) await pause(Math.min(50, away.until - Date.now()), undefined, { signal: stopped })
}
