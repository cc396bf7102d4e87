import { indianDay } from '@bnr/contract/indianDay'
import { payableDays } from '@bnr/contract/invoices/transitions'
import { dayAfter } from '../memberships/days.ts'
import type { InvoiceRow } from './store.ts'

type Issued = Pick<InvoiceRow, 'state' | 'issuedOn' | 'purchase'>

/** Whether the time to pay has run out, even if the daily job has not expired the invoice yet. */
export const hasLapsed = (
  { state, issuedOn, purchase }: Issued,
  now: Date,
  begunOn = indianDay(now),
): boolean =>
  state === 'Expired' ||
  indianDay(now) > dayAfter(issuedOn, payableDays) ||
  // The credit for the running membership is lower tomorrow.
  (purchase === 'upgrade' && begunOn > issuedOn)

/** Last day to pay, in India. An upgrade can be paid only on its day of issue. */
export const lastDayToPay = ({ issuedOn, purchase }: Omit<Issued, 'state'>): string =>
  purchase === 'upgrade' ? issuedOn : dayAfter(issuedOn, payableDays)
