import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import { beginPayment, readOutcome } from '@bnr/contract/payments/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { invoiceQuery, invoicesKey } from '../invoices/calls.ts'
import { membershipsKey } from '../memberships/calls.ts'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'

/** A further try to pay an invoice; gives the token that starts it. */
export const tryAgain = async (id: number, consent: boolean): Promise<string> =>
  (await call(beginPayment, { params: { id }, body: { consent } })).payToken

/**
 * Asks the bank through the server before an open invoice is paid once more: its window may have been closed after the payment.
 * What became of the question does not matter; what became of the invoice does.
 */
export function useBankAsked(id: number, isOpen: boolean) {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...invoicesKey, 'asked', id],
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      const { state } = await call(settleInvoice.paid, { params: { id }, body: {} })
      if (state === 'Initiated') return state
      await client.invalidateQueries({ queryKey: membershipsKey, refetchType: 'none' })
      await client.invalidateQueries({ queryKey: invoiceQuery(id).queryKey })
      return state
    },
  })
}

/** After so many milliseconds an order that waits for the bank is looked at again. */
const waits = [2000, 4000, 8000, 16_000]

type Looks = { dataUpdateCount: number; errorUpdateCount: number }
/** A look that found nobody counts too, else a lost connection were asked for ever. */
const looksOf = ({ dataUpdateCount, errorUpdateCount }: Looks): number => dataUpdateCount + errorUpdateCount

/** What became of an order, for whoever holds its token. */
export function useOutcome(orderId: string, token: string) {
  const client = useQueryClient()
  const queryKey = [...invoicesKey, 'outcome', orderId, token]
  const reading = useReading({
    queryKey,
    queryFn: ({ signal }) => call(readOutcome, { query: { order_id: orderId, token } }, signal),
    refetchInterval: ({ state }) => state.data?.state === 'Initiated' && (waits[looksOf(state) - 1] ?? false),
  })
  const state = client.getQueryState(queryKey)
  return { ...reading, isGivenUp: state !== undefined && looksOf(state) > waits.length }
}
