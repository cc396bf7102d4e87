import type { Offer } from '@bnr/contract/offers/schemas'
import type { Plan } from '@bnr/contract/plans/schemas'

export type PricedOffer = Offer & Required<Pick<Offer, 'price'>>

/** Today's cheapest offer for a plan; undefined when none is below the usual price. */
export const offerOf = (
  { lineage, price }: Pick<Plan, 'lineage' | 'price'>,
  offers: readonly Offer[],
): PricedOffer | undefined =>
  offers
    .flatMap((offer) => (offer.price === undefined ? [] : { ...offer, price: offer.price }))
    .filter((offer) => offer.membershipIds.includes(lineage) && offer.price < price.amount)
    .sort((one, other) => one.price - other.price)[0]
