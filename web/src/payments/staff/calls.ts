import { equal } from '@bnr/contract/criteria'
import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import type { Decision } from '@bnr/contract/payments/schemas'
import { invoicesKey } from '../../invoices/calls.ts'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'

export const paymentsKey = ['payments'] as const

export async function invoiceIdOf(number: string): Promise<number | undefined> {
  const { results } = await call(searchInvoices, { body: { criteria: equal({ ino: number }) } })
  return results[0]?.id
}

/** Reloads invoices too, because a decision may have paid one. */
export const useDecide = () =>
  useChange([paymentsKey, invoicesKey], ({ id, decision }: { id: number; decision: Decision }) =>
    call(decidePayment, { params: { id }, body: decision }),
  )
