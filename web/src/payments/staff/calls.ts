import { equal } from '@bnr/contract/criteria'
import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import type { Decision } from '@bnr/contract/payments/schemas'
import { invoicesKey } from '../../invoices/calls.ts'
import { useInvoiceChange } from '../../invoices/staff/calls.ts'
import { call } from '../../platform/call.ts'

/** Below the key of invoices: a change of an invoice adds to its payments. */
export const paymentsKey = [...invoicesKey, 'payments'] as const

export async function invoiceIdOf(number: string): Promise<number | undefined> {
  const { results } = await call(searchInvoices, { body: { criteria: equal({ ino: number }) } })
  return results[0]?.id
}

/** A decision may pay an invoice, or end what it paid for. */
export const useDecide = () =>
  useInvoiceChange(({ id, decision }: { id: number; decision: Decision }) =>
    call(decidePayment, { params: { id }, body: decision }),
  )
