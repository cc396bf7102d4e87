import { indianDay } from '@bnr/contract/indianDay'
import { payableDays } from '@bnr/contract/invoices/transitions'
import { dayAfter } from '../memberships/days.ts'
import type { InvoiceRow } from './store.ts'

type Issued = Pick<InvoiceRow, 'state' | 'issuedOn' | 'purchase'>

/** Whether its time to be paid is over, also where the daily job has not said so yet. */
export const hasLapsed = (
  { state, issuedOn, purchase }: Issued,
  now: Date,
  begunOn = indianDay(now),
): boolean =>
  state === 'Expired' ||
  indianDay(now) > dayAfter(issuedOn, payableDays) ||
  // The credit for the running membership is less tomorrow.
  (purchase === 'upgrade' && begunOn > issuedOn)

/** The Indian day on which it can last be paid; an upgrade on its day of issue alone. */
export const lastDayToPay = ({ issuedOn, purchase }: Omit<Issued, 'state'>): string =>
  purchase === 'upgrade' ? issuedOn : dayAfter(issuedOn, payableDays)
