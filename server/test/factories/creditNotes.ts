import { indianDay } from '@bnr/contract/indianDay'
import { creditInvoice } from '@bnr/contract/invoices/credit'
import type { InvoiceRow } from '../../src/invoices/store.ts'
import { creditNotes } from '../../src/invoices/tables.ts'
import type { TestService } from '../harness.ts'

let count = 0

/** A credit note of all of an invoice, unless other amounts are given. */
export async function createCreditNote(
  service: TestService,
  { id, taxableValue, cgst, sgst, igst, rounding, total }: InvoiceRow,
  values: Partial<typeof creditNotes.$inferInsert> = {},
) {
  count++
  const now = service.time.now
  const document = { number: `TEST/CN/${count}`, issuedOn: indianDay(now), issuedAt: now }
  const amounts = { taxableValue, cgst, sgst, igst, rounding, total }
  const [row] = await service.db
    .insert(creditNotes)
    .values({ ...document, ...amounts, invoiceId: id, reason: 'Taken back', userId: 1, ...values })
    .returning()
  if (!row) throw new Error('no credit note made')
  return row
}

/** Asks for a credit note by the short keys of the wire, as finance does. */
export const creditBy =
  (service: TestService, { token }: { token: string }) =>
  (id: number, wire: object) =>
    service.call(creditInvoice, { params: { id }, wire: { rn: 'Goodwill', ...wire } }, token)
