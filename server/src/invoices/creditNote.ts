import { inArray } from 'drizzle-orm'
import { endEarly } from '../memberships/endEarly.ts'
import { notify } from '../notifications/notify.ts'
import type { Staff } from '../platform/actor.ts'
import { isUniqueViolation, type Queryable, type Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { nextNumber } from './numbers.ts'
import type { InvoiceRow } from './store.ts'
import { creditNotes } from './tables.ts'

export type CreditNoteRow = typeof creditNotes.$inferSelect

/** Takes back an invoice that was paid: what was issued stays, and a note of an own series says so. */
export async function issueCreditNote(
  services: Services,
  tx: Transaction,
  actor: Staff,
  row: InvoiceRow,
  { reason, keepRunning }: { reason: string; keepRunning?: string | undefined },
): Promise<string> {
  if (row.paidOn === null) throw new Failure('wrong_state', { message: `This invoice is ${row.state}` })
  const { number, issuedOn, issuedAt } = await nextNumber(tx, services, 'credit note')
  try {
    const values = {
      number,
      issuedOn,
      issuedAt,
      invoiceId: row.id,
      reason,
      keepRunning: keepRunning ?? null,
      userId: actor.userId,
    }
    await tx.insert(creditNotes).values(values)
  } catch (error) {
    if (!isUniqueViolation(error, 'credit_notes_invoice')) throw error
    throw new Failure('wrong_state', { message: 'There is a credit note for this invoice already' })
  }
  if (row.profileId && !keepRunning) await endEarly(tx, row.profileId, row.id, issuedAt)
  if (row.profileId) await tell(services, tx, row.profileId, { row, number })
  return number
}

async function tell(
  services: Services,
  tx: Transaction,
  to: number,
  { row, number }: { row: InvoiceRow; number: string },
): Promise<void> {
  const details = { plan: row.planName, number: row.number, creditNote: number }
  await notify(services, tx, { to, kind: 'invoiceCredited', details })
  await services.jobs.enqueue(tx, 'mailCreditNote', { id: row.id })
}

/** Of those invoices that were taken back, by the invoice. */
export async function creditNotesOf(
  db: Queryable,
  invoiceIds: readonly number[],
): Promise<Map<number, CreditNoteRow>> {
  if (invoiceIds.length === 0) return new Map()
  const found = await db
    .select()
    .from(creditNotes)
    .where(inArray(creditNotes.invoiceId, [...invoiceIds]))
  return new Map(found.map((row) => [row.invoiceId, row]))
}
