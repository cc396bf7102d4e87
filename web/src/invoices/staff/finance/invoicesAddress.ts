import type { Criterion } from '@bnr/contract/criteria'
import { type PaymentKindKey, paymentKindKeys } from '@bnr/contract/invoices/paymentKinds'
import { invoiceTextCriteria } from '@bnr/contract/invoices/textSearch'
import { day, oneOf, orderedPages, text as textOf, type Values } from '../../../ui/list/address.ts'
import { storedStates } from '../approve/approvalAddress.ts'

/** Filters in the address; an empty text means any. */
export const invoicesAddress = {
  status: oneOf(['', ...storedStates], ''),
  kind: oneOf<PaymentKindKey | ''>(['', ...paymentKindKeys], ''),
  from: day,
  to: day,
  paidFrom: day,
  paidTo: day,
  /** Id of the tele executive. */
  by: textOf((typed) => /^\d{1,9}$/.test(typed)),
  /** Invoice number, BNR ID or name. */
  text: textOf((typed) => typed.length <= 60),
  ...orderedPages('desc'),
}
export type AskedInvoices = Values<typeof invoicesAddress>

/** Bounds for a range with an open end. */
const [firstDay, lastDay] = ['2000-01-01', '2099-12-31']

const within = (key: string, from: string, to: string): Criterion[] =>
  from || to ? [{ key, operation: 'range', value: [from || firstDay, to || lastDay] }] : []

export function invoicesCriteria({
  status,
  kind,
  from,
  to,
  paidFrom,
  paidTo,
  by,
  text,
}: Omit<AskedInvoices, 'page' | 'order'>): Criterion[] {
  const is = (key: string, value: unknown) => ({ key, operation: 'eq', value })
  return [
    ...(status ? [is('st', status)] : []),
    ...(kind ? [is('pt', kind)] : []),
    ...within('cdt', from, to),
    ...within('pdt', paidFrom, paidTo),
    ...(by ? [is('tmsid', Number(by))] : []),
    ...invoiceTextCriteria(text),
  ]
}
