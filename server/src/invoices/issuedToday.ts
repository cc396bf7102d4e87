import { maxInvoicesADay } from '@bnr/contract/billingErrors'
import { indianDay } from '@bnr/contract/indianDay'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { Member } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { invoices } from './tables.ts'

/** Limits the invoices that a member issues in a day, because each one uses up a number of the year's proformas. */
export async function enforceDailyLimit(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  { profileId }: Pick<Member, 'profileId'>,
): Promise<void> {
  const now = clock.now()
  const day = indianDay(now)
  const ofToday = and(
    eq(invoices.issuedOn, day),
    eq(invoices.profileId, profileId),
    isNull(invoices.byStaffId),
  )
  if ((await tx.$count(invoices, ofToday)) < maxInvoicesADay) return
  const midnight = new Date(`${day}T24:00:00+05:30`).getTime()
  throw new Failure('invoices_used', { retryAfterSeconds: Math.ceil((midnight - now.getTime()) / 1000) })
}
