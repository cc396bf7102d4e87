import type { Input } from '@bnr/contract/endpoint'
import type { downloadReceipts, Receipt } from '@bnr/contract/invoices/ledgers'
import { paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import { invoiceTextCriteria } from '@bnr/contract/invoices/textSearch'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Columns } from '../../files/spreadsheet.ts'
import type { Staff } from '../../http/actor.ts'
import { whereOf } from '../conditions.ts'
import { taxInvoices } from '../numbering/tables.ts'
import { invoices } from '../tables.ts'
import { amountCells, between, type Ledger, memberCells } from './ledger.ts'

/** The invoices that were paid, by day of receipt, each with its tax invoice. */
export const receipts: Ledger = {
  from: sql`${invoices} join ${taxInvoices} on ${taxInvoices.invoiceId} = ${invoices.id}`,
  joins: sql`left join lateral (select payment_kind, reference from payment_details
      where invoice_id = ${invoices.id} order by id desc limit 1) d on true
    left join lateral (select tracking_id, user_id from payment_events
      where invoice_id = ${invoices.id} and transition = 'pay' order by id desc limit 1) e on true
    left join users u on u.id = e.user_id`,
  columns: sql`${invoices.id} as id, ${invoices.paidOn}::text as day, ${taxInvoices.number} as "invoiceNumber",
    ${taxInvoices.issuedOn}::text as "invoiceOn", ${invoices.snapshot}->'billedTo'->>'bnrId' as "bnrId",
    ${invoices.snapshot}->'billedTo'->>'name' as "billedTo", ${invoices.planName} as "planName",
    ${taxInvoices.gstMonth} as "gstMonth", coalesce(d.payment_kind, ${invoices.paymentKind}) as "paymentKind",
    coalesce(d.reference, e.tracking_id) as reference, u.name as "enteredBy",
    ${taxInvoices.taxableValue} as "taxableValue", ${taxInvoices.igst}, ${taxInvoices.cgst}, ${taxInvoices.sgst},
    ${taxInvoices.rounding}, ${taxInvoices.total}`,
  day: sql`${invoices.paidOn}`,
  id: sql`${invoices.id}`,
  amounts: sql`${taxInvoices}`,
}

type ReceiptFilter = Omit<Input<typeof downloadReceipts>['query'], 'format'>

/** Staff can settle an invoice by another kind of payment than it was issued for. */
const kindPaid = sql`coalesce((select payment_kind from payment_details where invoice_id = ${invoices.id}
  order by id desc limit 1), ${invoices.paymentKind})`

export const receiptsWhere = (
  actor: Staff,
  { month, kind, by, text, ...days }: ReceiptFilter,
): SQL | undefined =>
  and(
    between(invoices.paidOn, days),
    month ? eq(taxInvoices.gstMonth, month) : undefined,
    kind ? sql`${kindPaid} = ${kind}` : undefined,
    by ? eq(invoices.teleStaffId, by) : undefined,
    whereOf(actor, invoiceTextCriteria(text ?? '')),
  )

export const receiptColumns: Columns<Receipt> = {
  'Received on': ({ day }) => day,
  'Tax invoice': ({ invoiceNumber }) => invoiceNumber,
  'Tax invoice on': ({ invoiceOn }) => invoiceOn,
  'GST month': ({ gstMonth }) => gstMonth,
  ...memberCells,
  'Payment type': ({ paymentKind }) => paymentKinds[paymentKind].label,
  Reference: ({ reference }) => reference,
  'Entered by': ({ enteredBy }) => enteredBy,
  ...amountCells,
}
