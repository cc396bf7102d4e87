import type { Criterion } from '@bnr/contract/criteria'
import { indianNumber } from '@bnr/contract/indianNumber'
import { rupeesInColumn } from '@bnr/contract/money'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Surface } from '../../../ui/Surface.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { useInvoiceTotals } from '../calls.ts'
import classes from './finance.module.css'

/** What all the invoices of the filter come to, not those of the page alone. */
export function TotalsBox({ criteria }: { criteria: Criterion[] }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useInvoiceTotals(criteria)
  if (!data && error)
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <Surface as="section" compact aria-labelledby="totals-title" className={classes.totals}>
      <h2 id="totals-title" className={classes.title}>
        {t('Totals of these invoices')}
      </h2>
      {data ? (
        <FactList
          variant="figures"
          facts={[
            { label: 'Invoices', value: indianNumber(data.count) },
            { label: 'Taxable value', value: rupeesInColumn(data.taxableValue) },
            { label: 'CGST', value: rupeesInColumn(data.cgst) },
            { label: 'SGST', value: rupeesInColumn(data.sgst) },
            { label: 'IGST', value: rupeesInColumn(data.igst) },
            { label: 'Total', value: rupeesInColumn(data.total) },
            { label: 'Credited', value: rupeesInColumn(data.credited) },
            { label: 'Total after credit notes', value: rupeesInColumn(data.afterCredit) },
            { label: 'Taxable value after credit notes', value: rupeesInColumn(data.revenue) },
          ]}
        />
      ) : (
        <Skeleton>
          <div className={classes.skeleton} />
        </Skeleton>
      )}
    </Surface>
  )
}
