import type { Criterion } from '@bnr/contract/criteria'
import { type PaymentKindKey, paymentKindKeys } from '@bnr/contract/invoices/paymentKinds'
import { invoiceTextCriteria } from '@bnr/contract/invoices/textSearch'
import { day, oneOf, orderedPages, text as textOf, type Values } from '../../../ui/list/address.ts'
import { keptStates } from '../approve/approvalAddress.ts'

/** All invoices as the address says them; an empty text is any. */
export const invoicesAddress = {
  status: oneOf(['', ...keptStates], ''),
  kind: oneOf<PaymentKindKey | ''>(['', ...paymentKindKeys], ''),
  from: day,
  to: day,
  paidFrom: day,
  paidTo: day,
  /** Who looked after the member, by id. */
  by: textOf((typed) => /^\d{1,9}$/.test(typed)),
  /** Number of an invoice, BNR ID or name. */
  text: textOf((typed) => typed.length <= 60),
  ...orderedPages('desc'),
}
export type AskedInvoices = Values<typeof invoicesAddress>

/** Of days one end may be open. */
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
