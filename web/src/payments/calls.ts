import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import { beginPayment, readOutcome } from '@bnr/contract/payments/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { invoiceQuery, invoicesKey } from '../invoices/calls.ts'
import { membershipsKey } from '../memberships/calls.ts'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'

/** Starts another attempt to pay an invoice and returns its pay token. */
export const tryAgain = async (id: number, consent: boolean): Promise<string> =>
  (await call(beginPayment, { params: { id }, body: { consent } })).payToken

/**
 * Asks the gateway, through the server, before an open invoice is paid again, because the member may have closed
 * the window after paying. The invoice is reloaded if it changed; errors are ignored.
 */
export function useBankCheck(id: number, isOpen: boolean) {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...invoicesKey, 'bankCheck', id],
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

/** Delays in milliseconds before each new check of an order that waits for the bank. */
const pollDelays = [2000, 4000, 8000, 16_000]

type ReadCounts = { dataUpdateCount: number; errorUpdateCount: number }
/** Failed checks count too, or a lost connection would be polled forever. */
const readCount = ({ dataUpdateCount, errorUpdateCount }: ReadCounts): number =>
  dataUpdateCount + errorUpdateCount

/** The result of an order, for anybody with its token. */
export function useOutcome(orderId: string, token: string) {
  const client = useQueryClient()
  const queryKey = [...invoicesKey, 'outcome', orderId, token]
  const reading = useReading({
    queryKey,
    queryFn: ({ signal }) => call(readOutcome, { query: { order_id: orderId, token } }, signal),
    refetchInterval: ({ state }) =>
      state.data?.state === 'Initiated' && (pollDelays[readCount(state) - 1] ?? false),
  })
  const state = client.getQueryState(queryKey)
  return { ...reading, isGivenUp: state !== undefined && readCount(state) > pollDelays.length }
}
