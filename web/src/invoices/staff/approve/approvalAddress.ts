import type { Criterion } from '@bnr/contract/criteria'
import { invoiceStateNames } from '@bnr/contract/invoices/states'
import { invoiceTextCriteria } from '@bnr/contract/invoices/textSearch'
import { always, oneOf, orderedPages, text as textOf, type Values } from '../../../ui/list/address.ts'

export const pageSizes = [10, 20, 30, 40, 50] as const

/** Drafts are never stored, so nobody can search for them. */
export const storedStates = invoiceStateNames.filter((state) => state !== 'Draft')

/** What staff can approve now: paid invoices, and those that they entered themselves. */
export const toApprove = 'To approve'

export const approvalAddress = {
  status: always(oneOf([toApprove, ...storedStates], toApprove)),
  plan: textOf((id) => /^\d{1,9}$/.test(id)),
  /** Invoice number, BNR ID or name. */
  text: textOf((typed) => typed.length <= 60),
  size: oneOf(pageSizes, pageSizes[0]),
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
