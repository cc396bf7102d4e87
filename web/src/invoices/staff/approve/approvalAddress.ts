import type { Criterion } from '@bnr/contract/criteria'
import { invoiceStateNames } from '@bnr/contract/invoices/states'
import { invoiceTextCriteria } from '@bnr/contract/invoices/textSearch'
import { always, oneOf, orderedPages, text as textOf, type Values } from '../../../ui/list/address.ts'

export const pageSizes = [10, 20, 30, 40, 50] as const

/** A draft is never kept, so there is none to be found. */
export const keptStates = invoiceStateNames.filter((state) => state !== 'Draft')

/** What staff can approve now: paid invoices, and those that they entered themselves. */
export const toApprove = 'To approve'

/** The table as its address says it. */
export const approvalAddress = {
  status: always(oneOf([toApprove, ...keptStates], toApprove)),
  plan: textOf((id) => /^\d{1,9}$/.test(id)),
  /** Number of an invoice, BNR ID or name. */
  text: textOf((typed) => typed.length <= 60),
  size: oneOf<number>(pageSizes, pageSizes[0]),
  ...orderedPages('desc'),
}
export type Approvals = Values<typeof approvalAddress>

export function approvalCriteria({
  status,
  plan,
  text,
}: Omit<Approvals, 'page' | 'size' | 'order'>): Criterion[] {
  return [
    status === toApprove
      ? { key: 'wa', operation: 'eq', value: true }
      : { key: 'st', operation: 'eq', value: status },
    ...(plan ? [{ key: 'mid', operation: 'eq', value: Number(plan) }] : []),
    ...invoiceTextCriteria(text),
  ]
}
