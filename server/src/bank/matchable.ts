import { receiptProblem } from '@bnr/contract/invoices/receipt'
import { unpaidStates } from '@bnr/contract/invoices/states'
import { payableDays } from '@bnr/contract/invoices/transitions'
import { type SQL, sql } from 'drizzle-orm'
import type { InvoiceRow } from '../invoices/store.ts'
import { invoices } from '../invoices/tables.ts'
import { dayAfter } from '../memberships/days.ts'

/** An open invoice that can probably still be paid. Settling it asks all rules. */
const isPayable = (today: string): SQL => sql`${invoices.state} in ${[...unpaidStates]}
  and ${invoices.issuedOn} >= ${dayAfter(today, -payableDays)}
  and not exists (select 1 from payment_events e where e.invoice_id = ${invoices.id} and e.transition = 'supersede')`

/** A settlement of the gateway contains the money of card payments. */
export const paidByCard: SQL = sql`exists (select 1 from payment_events e
  where e.invoice_id = ${invoices.id} and e.transition = 'pay' and e.order_id is not null)`

/** A paid invoice whose money no bank line shows yet. */
const isUnseen: SQL = sql`${invoices.paidOn} is not null and not ${paidByCard}
  and not exists (select 1 from bank_lines b where b.invoice_id = ${invoices.id})`

/** Whether a bank line may belong to an invoice. */
export const isMatchable = (today: string): SQL => sql`(${isPayable(today)} or ${isUnseen})`

/** Whether money of this day can pay an open invoice. */
export const canReceiveOn = (
  day: string,
  { paidOn, issuedOn, purchase }: Pick<InvoiceRow, 'paidOn' | 'issuedOn' | 'purchase'>,
  today: string,
): boolean =>
  paidOn !== null ||
  (receiptProblem(day, issuedOn, today) === undefined && (purchase !== 'upgrade' || day <= issuedOn))
