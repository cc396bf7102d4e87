import { CallError } from '@bnr/contract/client'
import type { InvoiceDraft } from '@bnr/contract/invoices/schemas'
import { type Paise, rupeesInColumn } from '@bnr/contract/money'
import { useEffect, useState } from 'react'
import { Surface } from '../../../ui/Surface.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { useDraft } from '../calls.ts'
import classes from './DraftTotals.module.css'
import { type InvoiceValues, pricedRequest } from './invoiceForm.ts'

export interface DraftTotalsProps {
  values: InvoiceValues
  profileId: number
  isUpgrade: boolean
}

/** What the invoice would come to, as the server draws it up. */
export function DraftTotals({ values, profileId, isUpgrade }: DraftTotalsProps) {
  const { t } = useTranslation()
  const asked = useSettled(JSON.stringify({ request: pricedRequest(values, profileId), isUpgrade }))
  const { request, isUpgrade: upgrade } = JSON.parse(asked)
  const { data, error, isFetching } = useDraft(request, upgrade)
  return (
    <Surface as="section" className={classes.totals} aria-labelledby="totals-title" aria-busy={isFetching}>
      <h2 id="totals-title" className={classes.title}>
        {t('What it comes to')}
      </h2>
      <p role="alert" className={classes.problem}>
        {error && t(wordsOf(error))}
      </p>
      {!error &&
        (data && request ? <Lines draft={data} /> : <p>{t('Choose a package to see its total.')}</p>)}
    </Surface>
  )
}

/** What it says about a field is more than the sentence about the whole. */
const wordsOf = (error: Error): string =>
  (error instanceof CallError && Object.values(error.fields)[0]) || error.message

type Line = [label: string, amount: Paise, isAlways?: boolean]

function Lines({ draft }: { draft: InvoiceDraft }) {
  const { t } = useTranslation()
  const lines: Line[] = [
    [draft.membership.planName, draft.listAmount, true],
    ['Worth of the running membership', -draft.upgradeCredit as Paise],
    [draft.discountReason ?? 'Discount', -draft.discount as Paise],
    ['Taxable value', draft.taxableValue, true],
    ['CGST 9%', draft.cgst],
    ['SGST 9%', draft.sgst],
    ['IGST 18%', draft.igst],
    ['Rounding', draft.rounding],
  ]
  return (
    <dl className={classes.lines} aria-live="polite">
      {lines
        .filter(([, amount, isAlways]) => isAlways || amount !== 0)
        .map(([label, amount]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{rupeesInColumn(amount)}</dd>
          </div>
        ))}
      <div className={classes.total}>
        <dt>{t('Total')}</dt>
        <dd>{rupeesInColumn(draft.total)}</dd>
      </div>
    </dl>
  )
}

const pause = 400

/** A text once nobody has changed it for a moment: not every letter of a coupon is asked about. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
