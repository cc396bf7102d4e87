import { indianDay } from '@bnr/contract/indianDay'
import { lt, or } from 'drizzle-orm'
import { scheduledJob } from '../jobs/job.ts'
import { daysAfter } from '../platform/clock.ts'
import { forgetOldActivity } from '../profiles/lastActive.ts'
import type { Services } from '../services/services.ts'
import { forgetUnusedBrowsers } from './knownBrowsers.ts'
import { factorChallenges } from './secondFactor/tables.ts'
import { codeDays, loginFailures, oneTimeCodes, refreshTokens, sessions, signOnCodes } from './tables.ts'

/** Days that ended sessions remain, for questions about who was logged in. */
const keptDays = 30

/** Runs daily: deletes login data that is no longer needed, and forgets when members were active a month ago. */
export async function sweepLogins({ db, clock, config }: Services): Promise<void> {
  const now = clock.now()
  const daysAgo = (days: number) => daysAfter(now, -days)
  await db.delete(loginFailures).where(lt(loginFailures.at, daysAgo(1)))
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.sentAt, daysAgo(1)))
  await forgetUnusedBrowsers(db, now)
  await db.delete(codeDays).where(lt(codeDays.day, indianDay(daysAgo(keptDays))))
  await db.delete(signOnCodes).where(lt(signOnCodes.expiresAt, now))
  await db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, now))
  await forgetOldActivity(db, now)
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now))
  const unusable = daysAgo(keptDays + config.refreshTokenDays)
  await db.delete(sessions).where(or(lt(sessions.endedAt, daysAgo(keptDays)), lt(sessions.usedAt, unusable)))
}

export const sweepLoginsJob = scheduledJob({
  name: 'sweepLogins',
  run: sweepLogins,
  schedule: '10 2 * * *',
})
