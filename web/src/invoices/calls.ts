import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { listedStates } from '@bnr/contract/invoices/states'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'

/** First part of every query key of invoices: what pays or changes one makes them stale. */
const invoicesKey = ['invoices'] as const

/** A page of what a member has paid and may still pay. */
export const usePaymentHistory = (profileId: number, page: number) =>
  useQuery({
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
