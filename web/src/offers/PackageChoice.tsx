import type { Offer } from '@bnr/contract/offers/schemas'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { Dialog } from '../ui/Dialog.tsx'
import { t } from '../ui/translation.ts'
import { checkoutLink } from './checkoutLink.ts'
import { OfferPrice } from './OfferPrice.tsx'
import classes from './PackageChoice.module.css'

/** Asks which plan of an offer to buy. A portal, because a carousel may hide the banner. */
export function PackageChoice({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  return createPortal(
    <Dialog open title={t('Choose your plan')} onClose={onClose}>
      <p className={classes.lead}>
        {t('Prices before GST, with the offer {title}.', { title: offer.title })}
      </p>
      <ul className={classes.packages}>
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
