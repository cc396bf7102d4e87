import type { Offer } from '@bnr/contract/offers/schemas'
import type { Plan } from '@bnr/contract/plans/schemas'

/** An offer that has a price of its own. */
export type PricedOffer = Offer & Required<Pick<Offer, 'price'>>

/** Of the offers of the day the one that makes this plan the cheapest; none where no price is lower. */
export const offerOf = (
  { lineage, price }: Pick<Plan, 'lineage' | 'price'>,
  offers: readonly Offer[],
): PricedOffer | undefined =>
  offers
    .flatMap((offer) => (offer.price === undefined ? [] : { ...offer, price: offer.price }))
    .filter((offer) => offer.membershipIds.includes(lineage) && offer.price < price.amount)
    .sort((one, other) => one.price - other.price)[0]
