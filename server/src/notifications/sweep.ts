import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { job } from '../jobs/job.ts'
import { daysAfter } from '../platform/clock.ts'
import type { Services } from '../services/services.ts'
import { notifications } from './tables.ts'

/** Days until a notification is deleted. */
const keptDays = 180

/** Deletes old notifications. Runs daily. */
export async function sweepNotifications({ db, clock }: Services): Promise<void> {
  const oldest = daysAfter(clock.now(), -keptDays)
  await db.delete(notifications).where(lt(notifications.at, oldest))
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    sweepNotifications: object
  }
}

export const sweepNotificationsJob = job({
  name: 'sweepNotifications',
  payload: z.object({}),
  run: sweepNotifications,
  schedule: '20 2 * * *',
})
