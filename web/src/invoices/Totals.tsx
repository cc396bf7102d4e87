import { gstPercent } from '@bnr/contract/invoices/gst'
import type { InvoiceDraft } from '@bnr/contract/invoices/schemas'
import { less, noPaise, type Paise, rupeesInColumn, rupeesShown } from '@bnr/contract/money'
import { t } from '../ui/translation.ts'
import classes from './Totals.module.css'

export interface TotalsProps {
  priced: InvoiceDraft
  /** A newer total is being calculated. */
  isStale: boolean
}

/** The server's calculation of the total. */
export function Totals({ priced, isStale }: TotalsProps) {
  return (
    <div aria-busy={isStale} className={classes.totals}>
      <dl>
        {linesOf(priced).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{rupeesInColumn(amount)}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={classes.total}>
        <span>{t('Total')}</span> <strong>{rupeesShown(priced.total)}</strong>
      </p>
    </div>
  )
}

interface Line {
  label: string
  amount: Paise
}

/** Leaves out lines of zero, except for the taxable value. */
function linesOf(priced: InvoiceDraft): Line[] {
  const half = { percent: gstPercent / 2 }
  const taken = (amount: Paise) => less(noPaise, amount)
  const before = [
    { label: t('Plan amount'), amount: priced.listAmount },
    { label: t('Credit for your current membership'), amount: taken(priced.upgradeCredit) },
    { label: discountShown(priced), amount: taken(priced.discount) },
  ]
  const after = [
    { label: t('CGST {percent}%', half), amount: priced.cgst },
    { label: t('SGST {percent}%', half), amount: priced.sgst },
    { label: t('IGST {percent}%', { percent: gstPercent }), amount: priced.igst },
    { label: t('Rounding'), amount: priced.rounding },
  ]
  const isThere = ({ amount }: Line) => amount !== 0
  const taxable = { label: t('Taxable value'), amount: priced.taxableValue }
  return [...before.filter(isThere), taxable, ...after.filter(isThere)]
}

const discountShown = ({ discountReason }: InvoiceDraft): string =>
  discountReason ? t('Discount ({reason})', { reason: discountReason }) : t('Discount')
