import type { Criterion } from '@bnr/contract/criteria'
import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { invoiceTextCriteria } from '@bnr/contract/invoices/textSearch'
import type { PageOf } from '@bnr/contract/page'
import { decidePayment, searchPayments } from '@bnr/contract/payments/endpoints'
import type { Decision, PaymentEventShown } from '@bnr/contract/payments/schemas'
import { keepPreviousData } from '@tanstack/react-query'
import { invoicesKey } from '../../invoices/calls.ts'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { useReading } from '../../platform/useReading.ts'
import type { PaymentFilters } from './paymentsAddress.ts'

const paymentsKey = ['payments'] as const
const is = (key: string, value: unknown): Criterion => ({ key, operation: 'eq', value })

export const usePayments = (filters: PaymentFilters) =>
  useReading({
    queryKey: [...paymentsKey, filters],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => findPayments(filters, signal),
  })

const shown: Readonly<Record<PaymentFilters['show'], Criterion[]>> = {
  undecided: [is('nd', true)],
  decided: [is('dd', true)],
  all: [],
}

async function findPayments(
  { show, text, order, page }: PaymentFilters,
  signal: AbortSignal,
): Promise<PageOf<PaymentEventShown>> {
  const criteria = [...shown[show], ...criteriaOf(text)]
  return await call(searchPayments, { query: { page, sort: `cdt,${order}` }, body: { criteria } }, signal)
}

const orderId = /^BNR[0-9A-F]{20}$/

/** A text may be a gateway order id, an invoice number or a member. */
const criteriaOf = (text: string) => (orderId.test(text) ? [is('oid', text)] : invoiceTextCriteria(text))

export async function invoiceIdOf(number: string): Promise<number | undefined> {
  const { results } = await call(searchInvoices, { body: { criteria: [is('ino', number)] } })
  return results[0]?.id
}

/** Reloads invoices too, because a decision may have paid one. */
export const useDecide = () =>
  useChange([paymentsKey, invoicesKey], ({ id, decision }: { id: number; decision: Decision }) =>
    call(decidePayment, { params: { id }, body: decision }),
  )
