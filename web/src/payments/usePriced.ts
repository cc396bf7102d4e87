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

/** What the order comes to at this place. Nothing else of the address changes it, so nothing else is sent. */
export function usePriced(order: Order, { place: chosen, coupon, opening }: Terms) {
  const client = useQueryClient()
  const typed = JSON.stringify({ country: chosen.country, state: chosen.state })
  const place: Place = JSON.parse(useSettled(typed, typingPause))
  const { country, state } = place
  const isPermanent = isSame(place, opening?.billingAddress)
  const billingAddress = country && state && !isPermanent ? { country, state } : undefined
  const ofCoupon = (couponCode: string | undefined) =>
    draftQuery({ ...order, request: { ...order.request, billingAddress, couponCode } })
  const isKnown = isPermanent || billingAddress !== undefined
  const { data, error, isPlaceholderData } = useQuery({
    ...ofCoupon(coupon),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  })
  return {
    draft: data,
    /** A better answer is on its way, or the state has to be chosen first. */
    isStale: isPlaceholderData || !isKnown || !isSame(place, chosen),
    failure: isKnown ? error : null,
    /** What it would come to with this coupon; throws why it does not hold. */
    tryCoupon: (code: string) => client.fetchQuery(ofCoupon(code)),
  }
}

export type Priced = ReturnType<typeof usePriced>

const isSame = (one: Place, other: Place | undefined): boolean =>
  one.country === other?.country && one.state === other?.state

const typingPause = 300
