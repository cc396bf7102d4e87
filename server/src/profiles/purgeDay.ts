import { indianDay } from '@bnr/contract/indianDay'
import type { Services } from '../platform/services.ts'

const day = 86_400_000

/** Day on which a profile that was deleted then is removed for good, yyyy-MM-dd. */
export function purgeDay({ config }: Pick<Services, 'config'>, deletedAt: Date): string {
  return indianDay(new Date(deletedAt.getTime() + config.deletedProfileKeepDays * day))
}

/** Profiles that were deleted before this moment are removed. */
export function purgeLimit({ config, clock }: Pick<Services, 'config' | 'clock'>): Date {
  return new Date(clock.now().getTime() - config.deletedProfileKeepDays * day)
}
