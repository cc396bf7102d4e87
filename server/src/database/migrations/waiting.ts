import { setTimeout as pause } from 'node:timers/promises'

const tries = 300
const pauseBetween = 1000
/** PostgreSQL's codes for lock_timeout and for a deadlock. */
const lockCodes = ['55P03', '40P01']

export const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code

/** Retries a statement that gives up after a second, since all requests queue behind a statement that waits for a table. */
export async function retryWhileLocked(work: () => Promise<unknown>): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      await work()
      return
    } catch (error) {
      if (left === 0 || !lockCodes.includes(codeOf(error) ?? '')) throw error
      await pause(pauseBetween)
    }
  }
}
