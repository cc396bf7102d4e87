import { setTimeout as pause } from 'node:timers/promises'

const tries = 300
const pauseBetween = 1000
/** The lock was not free within lock_timeout, or PostgreSQL broke a deadlock. */
const lockCodes = ['55P03', '40P01']

export const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code

/** Requests queue behind a statement that waits for a table, so it gives up after a second and tries again later. */
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
