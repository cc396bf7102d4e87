import { type Paise, rupeesShown } from '@bnr/contract/money'
import { t } from '../ui/translation.ts'
import classes from './OfferPrice.module.css'

export interface OfferPriceProps {
  /** Before tax; undefined when the offer has no price of its own. */
  price: Paise | undefined
  listAmount: Paise
}

/** The offer price of a plan with its usual price struck through. */
export function OfferPrice({ price, listAmount }: OfferPriceProps) {
  if (price === undefined || price >= listAmount)
    return <span className={classes.price}>{rupeesShown(listAmount)}</span>
  return (
    <span className={classes.price}>
      <span className="visually-hidden">{t('Offer price')} </span>
      {rupeesShown(price)}{' '}
      <s className={classes.list}>
        <span className="visually-hidden">{t('instead of')} </span>
        {rupeesShown(listAmount)}
      </s>
    </span>
  )
}
