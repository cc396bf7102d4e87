import type { Offer, OfferedPackage } from '@bnr/contract/offers/schemas'
import { firstKnown } from '../platform/knownPaths.ts'

/** Where a package is bought with its offer; undefined where nothing can be bought. */
export function checkoutLink(offer: Offer, { planId }: OfferedPackage) {
  const page = firstKnown('/checkout', '/packages')
  if (!page) return undefined
  const to = page === '/checkout' ? `${page}?plan=${planId}&offer=${offer.id}` : page
  return { to, state: { offerPackages: offer.membershipIds, offer } }
}
