import type { Offer } from '@bnr/contract/offers/schemas'
import { Link } from 'react-router'
import { firstKnown } from '../platform/knownPaths.ts'
import { widths } from '../ui/widths.ts'
import { bannersOf } from './banners.ts'
import classes from './OffersPage.module.css'

const phone = `(width < ${widths.desk})`

/** A banner that leads to the checkout, with the offer and the packages it holds for. */
export function OfferBanner({ offer, label }: { offer: Offer; label: string }) {
  const { wide, tall } = bannersOf(offer)
  const shown = wide ?? tall
  if (!shown) return null
  const picture = (
    <picture>
      {tall && wide && <source media={phone} srcSet={tall.url} width={930} height={1280} />}
      <img
        src={shown.url}
        alt={label}
        {...(shown === wide ? { width: 1280, height: 630 } : { width: 930, height: 1280 })}
        className={classes.picture}
      />
    </picture>
  )
  const checkout = firstKnown('/checkout', '/packages')
  if (!checkout) return picture
  return (
    <Link to={checkout} state={{ offerPackages: offer.membershipIds, offer }} className={classes.banner}>
      {picture}
    </Link>
  )
}
