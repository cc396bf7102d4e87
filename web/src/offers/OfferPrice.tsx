import { type Paise, rupeesShown } from '@bnr/contract/money'
import { useTranslation } from '../ui/translation.ts'
import classes from './OfferPrice.module.css'

export interface OfferPriceProps {
  /** Before tax; none where the offer only shows the package. */
  price: Paise | undefined
  listAmount: Paise
}

/** What a package costs with an offer, beside what it costs without. */
export function OfferPrice({ price, listAmount }: OfferPriceProps) {
  const { t } = useTranslation()
  if (price === undefined || price >= listAmount)
    return <span className={classes.price}>{rupeesShown(listAmount)}</span>
  return (
    <span className={classes.price}>
      <span className="visually-hidden">{t('Offer price')} </span>
      {rupeesShown(price)}{' '}
      <s className={classes.list}>
        <span className="visually-hidden">{t('in place of')} </span>
        {rupeesShown(listAmount)}
      </s>
    </span>
  )
}
