import type { Offer, OfferedPlan } from '@bnr/contract/offers/schemas'

export const checkoutLink = (offer: Offer, { planId }: Pick<OfferedPlan, 'planId'>) => ({
  to: `/checkout?plan=${planId}&offer=${offer.id}`,
  state: { offerPackages: offer.membershipIds, offer },
})
