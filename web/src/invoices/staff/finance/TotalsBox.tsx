import type { Criterion } from '@bnr/contract/criteria'
import { indianNumber } from '@bnr/contract/indianNumber'
import type { InvoiceTotals } from '@bnr/contract/invoices/schemas'
import { rupeesInColumn } from '@bnr/contract/money'
import { useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Surface } from '../../../ui/Surface.tsx'
import { t } from '../../../ui/translation.ts'
import { useInvoiceTotals } from '../calls.ts'
import classes from './finance.module.css'

/** Totals of all filtered invoices, not just this page. The parts are folded. */
export function TotalsBox({ criteria }: { criteria: Criterion[] }) {
  const { data, error, isFetching, refetch } = useInvoiceTotals(criteria)
  const [isOpen, setOpen] = useState(false)
  const partsId = useId()
  if (!data && error)
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <Surface as="section" compact aria-labelledby="totals-title" className={classes.totals}>
      <div className={classes.head}>
        <h2 id="totals-title" className={classes.title}>
          {t('Totals of these invoices')}
        </h2>
        {data ? (
          <p>
            {data.count === 1 ? t('1 invoice') : t('{total} invoices', { total: indianNumber(data.count) })}
            {', '}
            <strong>{t('{amount} after credit notes', { amount: rupeesInColumn(data.afterCredit) })}</strong>
          </p>
        ) : (
          <Skeleton>
            <div className={classes.skeleton} />
          </Skeleton>
        )}
        <Button
          variant="quiet"
          className={classes.all}
          aria-expanded={isOpen}
          aria-controls={partsId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('Hide taxes and credit notes') : t('Show taxes and credit notes')}
        </Button>
      </div>
      <div id={partsId} hidden={!isOpen}>
        {data && <FactList variant="figures" facts={partsOf(data)} />}
      </div>
    </Surface>
  )
}

const partsOf = (totals: InvoiceTotals) => [
  { label: 'Taxable value', value: rupeesInColumn(totals.taxableValue) },
  { label: 'CGST', value: rupeesInColumn(totals.cgst) },
  { label: 'SGST', value: rupeesInColumn(totals.sgst) },
  { label: 'IGST', value: rupeesInColumn(totals.igst) },
  { label: 'Total', value: rupeesInColumn(totals.total) },
  { label: 'Credited', value: rupeesInColumn(totals.credited) },
  { label: 'Total after credit notes', value: rupeesInColumn(totals.afterCredit) },
  { label: 'Taxable value after credit notes', value: rupeesInColumn(totals.revenue) },
]
