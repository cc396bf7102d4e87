import { gstPercent } from '@bnr/contract/invoices/gst'
import { rupeesShown } from '@bnr/contract/money'
import { priceWithTax } from '@bnr/contract/plans/priceWithTax'
import type { Plan } from '@bnr/contract/plans/schemas'
import { OfferPrice } from '../offers/OfferPrice.tsx'
import type { PricedOffer } from '../offers/offerOf.ts'
import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'
import classes from './PlanPrice.module.css'

export interface PlanPriceProps extends Pick<Plan, 'price'> {
  /** The offer that applies now. */
  offer: PricedOffer | undefined
}

export function PlanPrice({ price: { amount }, offer }: PlanPriceProps) {
  return (
    <div className={classes.price}>
      <p>
        <span className={classes.amount}>
          <OfferPrice price={offer?.price} listAmount={amount} />
        </span>{' '}
        <span className={classes.before}>{t('plus GST')}</span>
      </p>
      <p className={classes.toPay}>
        {t('{amount} to pay with {percent}% GST', {
          amount: rupeesShown(priceWithTax(offer?.price ?? amount)),
          percent: gstPercent,
        })}
      </p>
      {offer && (
        <p className={classes.offer}>
          {t('{title}, until {day}', { title: offer.title, day: dayShown(offer.endsOn) })}
        </p>
      )}
    </div>
  )
}
