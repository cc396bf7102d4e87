import type { InvoiceDraft } from '@bnr/contract/invoices/schemas'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { draftQuery, type Order } from '../invoices/orders.ts'
import { useSettled } from '../ui/useSettled.ts'

interface Place {
  country?: string | undefined
  state?: string | undefined
}

interface Terms {
  place: Place
  coupon: string | undefined
  opening: InvoiceDraft | undefined
}

/** The total of the order at this place. Only country and state are sent, because nothing else changes it. */
export function usePriced(order: Order, { place: chosen, coupon, opening }: Terms) {
  const client = useQueryClient()
  const typed = JSON.stringify({ country: chosen.country, state: chosen.state })
  const place: Place = JSON.parse(useSettled(typed, typingPause))
  const { country, state } = place
  const isPermanent = isSame(place, opening?.billingAddress)
  const billingAddress = country && state && !isPermanent ? { country, state } : undefined
  const draftWithCoupon = (couponCode: string | undefined) =>
    draftQuery({ ...order, request: { ...order.request, billingAddress, couponCode } })
  const isKnown = isPermanent || billingAddress !== undefined
  const { data, error, isPlaceholderData } = useQuery({
    ...draftWithCoupon(coupon),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  })
  return {
    draft: data,
    /** A newer total is being calculated, or the state is not chosen yet. */
    isStale: isPlaceholderData || !isKnown || !isSame(place, chosen),
    failure: isKnown ? error : null,
    /** Calculates the total with this coupon; throws the server's reason when the coupon is not valid. */
    tryCoupon: (code: string) => client.fetchQuery(draftWithCoupon(code)),
  }
}

export type Priced = ReturnType<typeof usePriced>

const isSame = (one: Place, other: Place | undefined): boolean =>
  one.country === other?.country && one.state === other?.state

const typingPause = 300
