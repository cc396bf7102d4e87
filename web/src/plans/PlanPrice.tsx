import { gstPercent } from '@bnr/contract/invoices/gst'
import { rupeesShown } from '@bnr/contract/money'
import { priceWithTax } from '@bnr/contract/plans/priceWithTax'
import type { Plan } from '@bnr/contract/plans/schemas'
import { useTranslation } from '../ui/translation.ts'
import classes from './PlanPrice.module.css'

export function PlanPrice({ price: { amount } }: Pick<Plan, 'price'>) {
  const { t } = useTranslation()
  return (
    <div className={classes.price}>
      <p>
        <span className={classes.amount}>{rupeesShown(amount)}</span>{' '}
        <span className={classes.before}>{t('plus GST')}</span>
      </p>
      <p className={classes.toPay}>
        {t('{amount} to pay with {percent}% GST', {
          amount: rupeesShown(priceWithTax(amount)),
          percent: gstPercent,
        })}
      </p>
    </div>
  )
}
