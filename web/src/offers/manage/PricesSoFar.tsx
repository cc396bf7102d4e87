import { t } from '../../ui/translation.ts'
import { OfferPrice } from '../OfferPrice.tsx'
import { usePlansOnSale } from '../plansOnSale.ts'
import { type OfferValues, priceOf } from './offerForm.ts'
import classes from './PricesSoFar.module.css'

/** Shows the price of each chosen plan while the price is typed. */
export function PricesSoFar({ values }: { values: Pick<OfferValues, 'membershipIds' | 'price'> }) {
  const { data: packages = [] } = usePlansOnSale()
  const chosen = packages.filter(({ lineage }) => values.membershipIds.includes(String(lineage)))
  if (chosen.length === 0) return null
  return (
    <ul className={classes.prices} aria-label={t('Prices with this offer')}>
      {chosen.map(({ id, name, price }) => (
        <li key={id}>
          <span>{name}</span> <OfferPrice price={priceOf(values)} listAmount={price.amount} />
        </li>
      ))}
    </ul>
  )
}
