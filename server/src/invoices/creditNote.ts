import type { Input } from '@bnr/contract/endpoint'
import type { creditInvoice } from '@bnr/contract/invoices/credit'
import {
  creditAmounts,
  creditedOf,
  creditProblem,
  isCredited,
  leftToCredit,
} from '@bnr/contract/invoices/creditNotes'
import { less, type Paise, rupeesShown } from '@bnr/contract/money'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Staff } from '../http/actor.ts'
import { notify } from '../notifications/notify.ts'
import { invalidInput, wrongState } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { endSold } from './endSold.ts'
import { nextNumber } from './numbers.ts'
import type { InvoiceRow } from './store.ts'
import { creditNotes } from './tables.ts'

export type CreditNoteRow = typeof creditNotes.$inferSelect
type CreditRequest = Input<typeof creditInvoice>['body']

/**
 * Credits all or part of a paid invoice. The caller must have locked the invoice, so that its credit notes never add
 * up to more than its total.
 */
export async function issueCreditNote(
  services: Services,
  tx: Transaction,
  actor: Staff,
  row: InvoiceRow,
  request: CreditRequest,
): Promise<CreditNoteRow> {
  const earlier = (await creditNotesOf(tx, [row.id])).get(row.id) ?? []
  const { before, amount, isLast } = amountToCredit(row, earlier, request)
  const { number, issuedOn, issuedAt } = await nextNumber(tx, services, 'credit note')
  const { reason, keepRunning = null } = request
  const note = await requireRow(
    tx
      .insert(creditNotes)
      .values({
        ...creditAmounts(row, before, amount),
        number,
        issuedOn,
        issuedAt,
        reason,
        keepRunning,
        invoiceId: row.id,
        userId: actor.userId,
      })
      .returning(),
    'not_found',
  )
  if (isLast && !keepRunning) await endSold(tx, row, issuedAt)
  if (row.profileId) await notifyMember(services, tx, row.profileId, { row, note })
  return note
}

/** Works out the amount to credit, or refuses with the reason. */
function amountToCredit(
  { state, paidOn, total }: InvoiceRow,
  earlier: readonly CreditNoteRow[],
  { amount, creditedBefore, keepRunning }: CreditRequest,
): { before: Paise; amount: Paise; isLast: boolean } {
  const invoice = { total, creditNotes: earlier }
  if (paidOn === null) throw wrongState(`This invoice is ${state}`)
  if (isCredited(invoice)) throw wrongState('This invoice has been credited in full')
  const [before, left] = [creditedOf(invoice), leftToCredit(invoice)]
  if (creditedBefore !== undefined && creditedBefore !== before)
    throw wrongState('Somebody else has just credited this invoice. Check what is left of it, then try again')
  const wanted = amount ?? left
  const problem = creditProblem(wanted, left)
  if (problem) throw invalidInput({ am: problem })
  const isLast = less(left, wanted) === 0
  if (keepRunning && !isLast)
    throw invalidInput({ krn: 'Leave this empty: a partial credit note does not end the membership' })
  return { before, amount: wanted, isLast }
}

async function notifyMember(
  services: Services,
  tx: Transaction,
  to: number,
  { row, note }: { row: InvoiceRow; note: CreditNoteRow },
): Promise<void> {
  const details = {
    plan: row.planName,
    number: row.number,
    creditNote: note.number,
    amount: rupeesShown(note.total),
  }
  const kind = note.total === row.total ? 'invoiceCredited' : 'invoicePartlyCredited'
  await notify(services, tx, { to, kind, details })
  await services.jobs.enqueue(tx, 'mailCreditNote', { note: note.id })
}

export const loadCreditNote = (db: Queryable, id: number): Promise<CreditNoteRow> =>
  requireRow(db.select().from(creditNotes).where(eq(creditNotes.id, id)), 'not_found')

/** Credit notes by invoice id, oldest first. Invoices without any are left out. */
export async function creditNotesOf(
  db: Queryable,
  invoiceIds: readonly number[],
): Promise<Map<number, CreditNoteRow[]>> {
  const found = await db
    .select()
    .from(creditNotes)
    .where(inArray(creditNotes.invoiceId, [...invoiceIds]))
    .orderBy(asc(creditNotes.id))
  return Map.groupBy(found, ({ invoiceId }) => invoiceId)
}
