import { lt } from 'drizzle-orm'
import type { Services } from '../platform/services.ts'
import { notifications } from './tables.ts'

const day = 86_400_000
/** Half a year on, nobody looks for what she was told. */
const keptDays = 180

/** The daily job that forgets old notifications. */
export async function sweepNotifications({ db, clock }: Services): Promise<void> {
  const oldest = new Date(clock.now().getTime() - keptDays * day)
  await db.delete(notifications).where(lt(notifications.at, oldest))
}
