import { CallError } from '@bnr/contract/client'
import { Surface } from '../../../ui/Surface.tsx'
import { t } from '../../../ui/translation.ts'
import { useSettled } from '../../../ui/useSettled.ts'
import { Totals } from '../../Totals.tsx'
import { useDraft } from '../calls.ts'
import classes from './GeneratePage.module.css'
import { type InvoiceValues, pricedRequest } from './invoiceForm.ts'

export interface DraftTotalsProps {
  values: InvoiceValues
  profileId: number
  isUpgrade: boolean
}

/** The server's total for the invoice in the form. */
export function DraftTotals({ values, profileId, isUpgrade }: DraftTotalsProps) {
  const typed = JSON.stringify({ request: pricedRequest(values, profileId), isUpgrade })
  const settled = useSettled(typed)
  const { request, isUpgrade: upgrade } = JSON.parse(settled)
  const { data, error, isPlaceholderData } = useDraft(request, upgrade)
  return (
    <Surface as="section" aria-labelledby="totals-title">
      <h2 id="totals-title" className={classes.title}>
        {t('Amount payable')}
      </h2>
      <p role="alert" className="danger">
        {error && t(errorText(error))}
      </p>
      {!error &&
        (data && request ? (
          <Totals priced={data} isStale={isPlaceholderData || settled !== typed} />
        ) : (
          <p>{t('Choose a plan to see its total.')}</p>
        ))}
    </Surface>
  )
}

/** The message about a field says more than the general one. */
const errorText = (error: Error): string =>
  (error instanceof CallError && Object.values(error.fields)[0]) || error.message
