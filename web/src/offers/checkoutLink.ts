import type { Offer, OfferedPackage } from '@bnr/contract/offers/schemas'

export const checkoutLink = (offer: Offer, { planId }: Pick<OfferedPackage, 'planId'>) => ({
  to: `/checkout?plan=${planId}&offer=${offer.id}`,
  state: { offerPackages: offer.membershipIds, offer },
})
