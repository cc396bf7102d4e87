import { setTimeout as pause } from 'node:timers/promises'

/** How the bank fails: it refuses requests, does not reply, or replies with something else. */
export const failureModes = ['refuse', 'hang', 'garbage'] as const
type FailureMode = (typeof failureModes)[number]

/** An outage of the bank: its end in milliseconds, and how the bank fails until then. */
export type Outage = { until: number; manner: FailureMode }

export const isDown = (outage: Outage): boolean => outage.until > Date.now()

/** Waits for the end of the outage. A bank that hangs replies then. */
export async function waitForRecovery(outage: Outage, stopped: AbortSignal): Promise<void> {
  while (isDown(outage)) await pause(Math.min(50, outage.until - Date.now()), undefined, { signal: stopped })
}
