import type { Criterion } from '@bnr/contract/criteria'
import { invoiceStateNames } from '@bnr/contract/invoices/states'
import { always, oneOf, orderedPages, text, type Values } from '../../../ui/list/address.ts'

export const pageSizes = [10, 20, 30, 40, 50] as const

/** A draft is never kept, so there is none to be found. */
export const keptStates = invoiceStateNames.filter((state) => state !== 'Draft')

/** The table as its address says it. */
export const approvalAddress = {
  status: always(oneOf(keptStates, 'Paid')),
  plan: text((id) => /^\d{1,9}$/.test(id)),
  number: text((typed) => typed.length <= longestNumber),
  size: oneOf<number>(pageSizes, pageSizes[0]),
  ...orderedPages('desc'),
}
const longestNumber = 16
export type Approvals = Values<typeof approvalAddress>

export function approvalCriteria({
  status,
  plan,
  number,
}: Omit<Approvals, 'page' | 'size' | 'order'>): Criterion[] {
  return [
    { key: 'st', operation: 'eq', value: status },
    ...(plan ? [{ key: 'mid', operation: 'eq', value: Number(plan) }] : []),
    ...(number ? [{ key: 'ino', operation: 'like', value: number }] : []),
  ]
}
