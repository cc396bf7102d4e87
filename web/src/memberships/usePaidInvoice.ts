import { equal } from '@bnr/contract/criteria'
import { isCredited } from '@bnr/contract/invoices/creditNotes'
import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'
import { membershipsKey } from './calls.ts'

/** The invoice of a plan that the member has paid and staff have not activated yet; null without one. */
export const usePaidInvoice = (profileId: number | undefined) =>
  useReading({
    queryKey: [...membershipsKey, 'paid', profileId],
    enabled: profileId !== undefined,
    queryFn: async ({ signal }): Promise<Invoice | null> => {
      const criteria = equal({ pid: profileId, st: 'Paid' })
      const { results } = await call(searchInvoices, { body: { criteria } }, signal)
      return results.find((invoice) => !invoice.isTopUp && !isCredited(invoice)) ?? null
    },
  })
