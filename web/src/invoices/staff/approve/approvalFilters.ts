import { type Criterion, equal } from '@bnr/contract/criteria'
import { invoiceStateNames } from '@bnr/contract/invoices/states'
import { invoiceTextCriteria } from '@bnr/contract/invoices/textSearch'
import { choiceFilter, idFilter, searchFilter, sizeFilter } from '../../../backOffice/filters.tsx'
import { usePlans } from '../../../plans/calls.ts'
import { always, orderedPages, type Values } from '../../../ui/list/address.ts'

/** Drafts are never stored, so nobody can search for them. */
export const storedStates = invoiceStateNames.filter((state) => state !== 'Draft')

/** What staff can approve now: paid invoices, and those that they entered themselves. */
export const toApprove = 'To approve'

export const invoiceSearch = searchFilter('Number, BNR ID or name')

export const approvalFilters = {
  status: always(choiceFilter('Status', [toApprove, ...storedStates], toApprove)),
  plan: idFilter('Plan', 'Any', () =>
    (usePlans({ withHidden: true }).data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ),
  text: invoiceSearch,
  size: sizeFilter([10, 20, 30, 40, 50]),
  ...orderedPages('desc'),
}
type Approvals = Values<typeof approvalFilters>

export function approvalCriteria({
  status,
  plan,
  text,
}: Omit<Approvals, 'page' | 'size' | 'order'>): Criterion[] {
  return [
    ...equal(status === toApprove ? { wa: true } : { st: status }),
    ...equal({ mid: plan ? Number(plan) : undefined }),
    ...invoiceTextCriteria(text),
  ]
}
