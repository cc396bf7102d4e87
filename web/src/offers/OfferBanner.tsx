import type { Offer } from '@bnr/contract/offers/schemas'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { Dialog } from '../ui/Dialog.tsx'
import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'
import { widths } from '../ui/widths.ts'
import { bannersOf } from './banners.ts'
import { checkoutLink } from './checkoutLink.ts'
import { OfferPrice } from './OfferPrice.tsx'
import classes from './OffersPage.module.css'

const phone = `(width < ${widths.desk})`

export interface OfferBannerProps {
  offer: Offer
  /** Load the picture at once, because it is on the first screen. */
  eager?: boolean
}

/** A banner that opens the checkout with its offer. An offer with several plans opens a choice first. */
export function OfferBanner({ offer, eager = false }: OfferBannerProps) {
  const [choosing, setChoosing] = useState(false)
  const [first, ...more] = offer.plans
  if (!first) return <BannerPicture offer={offer} eager={eager} />
  if (more.length === 0)
    return (
      <Link {...checkoutLink(offer, first)} className={classes.banner}>
        <BannerPicture offer={offer} eager={eager} />
      </Link>
    )
  return (
    <>
      <button type="button" className={classes.banner} onClick={() => setChoosing(true)}>
        <BannerPicture offer={offer} eager={eager} />
      </button>
      {choosing && <PackageChoice offer={offer} onClose={() => setChoosing(false)} />}
    </>
  )
}

function BannerPicture({ offer, eager }: Required<OfferBannerProps>) {
  const { wide, tall } = bannersOf(offer)
  const shown = wide ?? tall
  if (!shown) return null
  const last = dayShown(offer.endsOn)
  return (
    <picture>
      {tall && wide && <source media={phone} srcSet={tall.url} width={930} height={1280} />}
      <img
        src={shown.url}
        alt={t('{title}, until {day}', { title: offer.title, day: last })}
        {...(shown === wide ? { width: 1280, height: 630 } : { width: 930, height: 1280 })}
        loading={eager ? 'eager' : 'lazy'}
        className={classes.picture}
      />
    </picture>
  )
}

/** Asks which plan of an offer to buy. A portal, because a carousel may hide the banner. */
function PackageChoice({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  return createPortal(
    <Dialog open title={t('Choose your plan')} onClose={onClose}>
      <p className={classes.lead}>
        {t('Prices before GST, with the offer {title}.', { title: offer.title })}
      </p>
      <ul className="stack-3">
        {offer.plans.map((plan) => (
          <li key={plan.planId}>
            <Link {...checkoutLink(offer, plan)} className={classes.package}>
              <span>{plan.name}</span>
              <OfferPrice price={offer.price} listAmount={plan.listAmount} />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>,
    document.body,
  )
}
