import type { Criterion } from '@bnr/contract/criteria'
import { type PaymentKindKey, paymentKindKeys, paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import { invoiceTextCriteria } from '@bnr/contract/invoices/textSearch'
import { assignmentLabels } from '@bnr/contract/profiles/assignmentLabels'
import { choiceFilter, dayFilter, folded, idFilter } from '../../../backOffice/filters.tsx'
import { nobody, useStaffChoices } from '../../../profiles/staff/useStaffChoices.ts'
import { orderedPages, type Values } from '../../../ui/list/address.ts'
import { t } from '../../../ui/translation.ts'
import { invoiceSearch, storedStates } from '../approve/approvalFilters.ts'

/** An empty text means any. */
export const invoiceFilters = {
  status: choiceFilter('Status', ['', ...storedStates], '', (state) => state || 'Any'),
  text: invoiceSearch,
  kind: folded(
    choiceFilter<PaymentKindKey | ''>('Payment type', ['', ...paymentKindKeys], '', (kind) =>
      kind ? paymentKinds[kind].label : 'Any',
    ),
  ),
  by: folded(idFilter(assignmentLabels.teleStaffId, 'Any', useExecutives)),
  from: folded(dayFilter('Issued from')),
  to: folded(dayFilter('Issued to')),
  paidFrom: folded(dayFilter('Paid from')),
  paidTo: folded(dayFilter('Paid to')),
  ...orderedPages('desc'),
}
type AskedInvoices = Values<typeof invoiceFilters>

/** Current executives, plus the chosen one if they have left. */
function useExecutives(chosen: string) {
  const { choices, isPending } = useStaffChoices('teleStaffId')
  const executives = choices.filter(({ value }) => value !== nobody)
  const isGone = chosen !== '' && !isPending && !executives.some(({ value }) => value === chosen)
  return isGone ? [...executives, { value: chosen, label: t('Former employee') }] : executives
}

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
