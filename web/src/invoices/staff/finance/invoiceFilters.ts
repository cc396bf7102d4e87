import { type PaymentKindKey, paymentKindKeys, paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import { type InvoiceDocument, invoiceDocuments } from '@bnr/contract/invoices/register'
import { assignmentLabels } from '@bnr/contract/profiles/assignmentLabels'
import { choiceFilter, dayFilter, folded, idFilter } from '../../../backOffice/filters.tsx'
import { nobody, useStaffChoices } from '../../../profiles/staff/useStaffChoices.ts'
import { orderedPages, type Values } from '../../../ui/list/address.ts'
import { t } from '../../../ui/translation.ts'
import { invoiceSearch, storedStates } from '../approve/approvalFilters.ts'

export const documentWords: Record<InvoiceDocument, string> = {
  'tax invoice': 'Tax invoices',
  proforma: 'Proformas',
}

/** The executive on an invoice. */
export const executiveFilter = folded(idFilter(assignmentLabels.teleStaffId, 'Any', useExecutives))

/** An empty text means any. */
export const invoiceFilters = {
  document: choiceFilter<InvoiceDocument | ''>('Documents', ['', ...invoiceDocuments], '', (document) =>
    document ? documentWords[document] : 'All',
  ),
  status: choiceFilter('Status', ['', ...storedStates], '', (state) => state || 'Any'),
  text: invoiceSearch,
  kind: folded(
    choiceFilter<PaymentKindKey | ''>('Payment type', ['', ...paymentKindKeys], '', (kind) =>
      kind ? paymentKinds[kind].label : 'Any',
    ),
  ),
  by: executiveFilter,
  from: folded(dayFilter('Issued from')),
  to: folded(dayFilter('Issued to')),
  paidFrom: folded(dayFilter('Paid from')),
  paidTo: folded(dayFilter('Paid to')),
  ...orderedPages('desc'),
}
export type RequestedInvoices = Values<typeof invoiceFilters>

/** Current executives, plus the chosen one if they have left. */
function useExecutives(chosen: string) {
  const { choices, isPending } = useStaffChoices('teleStaffId')
  const executives = choices.filter(({ value }) => value !== nobody)
  const isGone = chosen !== '' && !isPending && !executives.some(({ value }) => value === chosen)
  return isGone ? [...executives, { value: chosen, label: t('Former employee') }] : executives
}
