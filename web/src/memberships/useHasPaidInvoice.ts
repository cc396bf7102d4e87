import { isCredited } from '@bnr/contract/invoices/creditNotes'
import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'
import { membershipsKey } from './calls.ts'

/** Whether the member has paid an invoice that staff have not activated yet. */
export const useHasPaidInvoice = (profileId: number | undefined) =>
  useReading({
    queryKey: [...membershipsKey, 'paid', profileId],
    enabled: profileId !== undefined,
    queryFn: async ({ signal }) => {
      const criteria = [
        { key: 'pid', operation: 'eq' as const, value: profileId },
        { key: 'st', operation: 'eq' as const, value: 'Paid' },
      ]
      return (await call(searchInvoices, { body: { criteria } }, signal)).results.some(
        (invoice) => !isCredited(invoice),
      )
    },
  })
