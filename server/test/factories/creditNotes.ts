import { indianDay } from '@bnr/contract/indianDay'
import { creditInvoice } from '@bnr/contract/invoices/credit'
import { less, sumOf } from '@bnr/contract/money'
import type { InvoiceRow } from '../../src/invoices/store.ts'
import { creditNotes } from '../../src/invoices/tables.ts'
import type { TestService } from '../harness.ts'

let count = 0

/** A credit note for the whole invoice, unless other amounts are given; the rounding follows from them. */
export async function createCreditNote(
  service: TestService,
  { id, taxableValue, cgst, sgst, igst, total }: InvoiceRow,
  values: Partial<typeof creditNotes.$inferInsert> = {},
) {
  count++
  const now = service.time.now
  const document = { number: `TEST/CN/${count}`, issuedOn: indianDay(now), issuedAt: now }
  const amounts = { taxableValue, cgst, sgst, igst, total, ...values }
  const exact = sumOf(amounts.taxableValue, amounts.cgst, amounts.sgst, amounts.igst)
  const [row] = await service.db
    .insert(creditNotes)
    .values({
      ...document,
      invoiceId: id,
      reason: 'Goodwill',
      userId: 1,
      ...amounts,
      rounding: less(amounts.total, exact),
    })
    .returning()
  if (!row) throw new Error('the credit note was not created')
  return row
}

/** Issues a credit note as finance does, with the short keys of the wire. */
export const creditBy =
  (service: TestService, { token }: { token: string }) =>
  (id: number, wire: object) =>
    service.call(creditInvoice, { params: { id }, wire: { rn: 'Goodwill', ...wire } }, token)
