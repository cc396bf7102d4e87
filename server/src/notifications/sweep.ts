import { lt } from 'drizzle-orm'
import { scheduledJob } from '../jobs/job.ts'
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

export const sweepNotificationsJob = scheduledJob({
  name: 'sweepNotifications',
  run: sweepNotifications,
  schedule: '20 2 * * *',
})
