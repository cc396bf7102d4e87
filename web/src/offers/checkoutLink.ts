import type { Offer, OfferedPackage } from '@bnr/contract/offers/schemas'

/** Where a package is bought with its offer. */
export const checkoutLink = (offer: Offer, { planId }: Pick<OfferedPackage, 'planId'>) => ({
  to: `/checkout?plan=${planId}&offer=${offer.id}`,
  state: { offerPackages: offer.membershipIds, offer },
})
