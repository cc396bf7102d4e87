import type { Criterion } from '@bnr/contract/criteria'
import { indianNumber } from '@bnr/contract/indianNumber'
import { type InvoiceDocument, invoiceDocuments, ofDocument } from '@bnr/contract/invoices/register'
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
import { documentWords } from './invoiceFilters.ts'

interface TotalsBoxProps {
  criteria: Criterion[]
  /** Only these documents; both if empty. */
  document: InvoiceDocument | ''
}

/** Totals of all filtered invoices, not just this page, for what is paid and what is not. The parts are folded. */
export function TotalsBox({ criteria, document }: TotalsBoxProps) {
  const [isOpen, setOpen] = useState(false)
  const partsId = useId()
  const documents = invoiceDocuments.filter((one) => !document || one === document)
  return (
    <Surface as="section" compact aria-labelledby="totals-title" className={classes.totals}>
      <div className={classes.head}>
        <h2 id="totals-title" className="visually-hidden">
          {t('Totals of these invoices')}
        </h2>
        {documents.map((one) => (
          <Summary key={one} document={one} criteria={criteria} />
        ))}
        <Button
          variant="quiet"
          className={classes.all}
          aria-expanded={isOpen}
          aria-controls={partsId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('Hide details') : t('Show details')}
        </Button>
      </div>
      <div id={partsId} hidden={!isOpen}>
        {documents.map((one) => (
          <Parts key={one} document={one} criteria={criteria} />
        ))}
      </div>
    </Surface>
  )
}

interface DocumentTotalsProps {
  document: InvoiceDocument
  criteria: Criterion[]
}

function useTotalsOf({ document, criteria }: DocumentTotalsProps) {
  const others = criteria.filter(({ key }) => key !== 'pd')
  return useInvoiceTotals([...others, ...ofDocument(document)])
}

function Summary(asked: DocumentTotalsProps) {
  const { data, error, isFetching, refetch } = useTotalsOf(asked)
  if (!data && error)
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeleton>
        <div className={classes.skeleton} />
      </Skeleton>
    )
  return (
    <p>
      {t(documentWords[asked.document])}: {indianNumber(data.count)},{' '}
      <strong>{amountOf(asked.document, data)}</strong>
    </p>
  )
}

function Parts(asked: DocumentTotalsProps) {
  const { data } = useTotalsOf(asked)
  if (!data) return null
  return (
    <>
      <h3 className={classes.kind}>{t(documentWords[asked.document])}</h3>
      <FactList variant="figures" facts={partsOf(asked.document, data)} />
    </>
  )
}

const amountOf = (document: InvoiceDocument, { total, afterCredit }: InvoiceTotals): string =>
  document === 'proforma'
    ? t('{amount} not paid', { amount: rupeesInColumn(total) })
    : t('{amount} after credit notes', { amount: rupeesInColumn(afterCredit) })

const partsOf = (document: InvoiceDocument, totals: InvoiceTotals) => [
  { label: 'Taxable value', value: rupeesInColumn(totals.taxableValue) },
  { label: 'CGST', value: rupeesInColumn(totals.cgst) },
  { label: 'SGST', value: rupeesInColumn(totals.sgst) },
  { label: 'IGST', value: rupeesInColumn(totals.igst) },
  { label: 'Total', value: rupeesInColumn(totals.total) },
  ...(document === 'proforma' ? [] : creditsOf(totals)),
]

const creditsOf = ({ credited, afterCredit, revenue }: InvoiceTotals) => [
  { label: 'Credited', value: rupeesInColumn(credited) },
  { label: 'Total after credit notes', value: rupeesInColumn(afterCredit) },
  { label: 'Taxable value after credit notes', value: rupeesInColumn(revenue) },
]
