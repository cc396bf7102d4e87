import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { listedStates } from '@bnr/contract/invoices/states'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'

/** First part of every query key of invoices: what pays or changes one makes them stale. */
export const invoicesKey = ['invoices'] as const

/** Whether the member has paid for something that staff have not activated yet. */
export const useHasPaidInvoice = (profileId: number | undefined) =>
  useReading({
    queryKey: [...invoicesKey, 'paid', profileId],
    enabled: profileId !== undefined,
    queryFn: async ({ signal }) => {
      const criteria = [
        { key: 'pid', operation: 'eq' as const, value: profileId },
        { key: 'st', operation: 'eq' as const, value: 'Paid' },
      ]
      return (await call(searchInvoices, { body: { criteria } }, signal)).total > 0
    },
  })

/** A page of what a member has paid and may still pay. */
export const usePaymentHistory = (profileId: number, page: number) =>
  useReading({
    queryKey: [...invoicesKey, 'history', profileId, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        searchInvoices,
        {
          query: { page },
          body: {
            criteria: [
              { key: 'pid', operation: 'eq', value: profileId },
              { key: 'st', operation: 'eq', value: listedStates },
            ],
          },
        },
        signal,
      ),
  })
