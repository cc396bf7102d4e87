import { indianDay } from '@bnr/contract/indianDay'
import { daysAfter } from '../platform/clock.ts'
import type { Services } from '../services/services.ts'

/** The day on which a deleted profile is removed permanently, yyyy-MM-dd. */
export function purgeDay({ config }: Pick<Services, 'config'>, deletedAt: Date): string {
  return indianDay(daysAfter(deletedAt, config.deletedProfileKeepDays))
}

/** Profiles that were deleted before this moment are removed. */
export function purgeLimit({ config, clock }: Pick<Services, 'config' | 'clock'>): Date {
  return daysAfter(clock.now(), -config.deletedProfileKeepDays)
}
