import { type SheetFormat, sheetFormats } from '@bnr/contract/downloadEndpoint'
import { indianNumber } from '@bnr/contract/indianNumber'
import type { IssuedNote, LedgerTotals } from '@bnr/contract/invoices/ledgers'
import { rupeesInColumn } from '@bnr/contract/money'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { folded, sizeFilter } from '../../../backOffice/filters.tsx'
import { Button } from '../../../ui/Button.tsx'
import { messageOf } from '../../../ui/form/messageOf.ts'
import { orderedPages, type Values } from '../../../ui/list/address.ts'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { t } from '../../../ui/translation.ts'
import columnClasses from '../invoiceColumns.module.css'
import classes from './Ledger.module.css'

interface LedgerFrameProps<Chosen> {
  found: { total: number; totals: LedgerTotals } | undefined
  filters: Chosen
  download: {
    isPending: boolean
    error: Error | null
    variables: { format?: SheetFormat } | undefined
    mutate(query: Chosen & { format: SheetFormat }): void
  }
  /** The rows. */
  children: ReactNode
}

const formatLabels = { csv: 'Save as CSV', xlsx: 'Save as XLSX' } as const

/** The totals of all rows that the filters find, above the rows, and below them the files. */
export function LedgerFrame<Chosen>({ found, filters, download, children }: LedgerFrameProps<Chosen>) {
  return (
    <>
      <section aria-label={t('Totals of all pages')} className={classes.totals}>
        <dl>
          {found &&
            factsOf(found).map(({ label, value }) => (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </section>
      {children}
      <div className={classes.files}>
        {sheetFormats.map((format) => (
          <Button
            key={format}
            variant="quiet"
            busy={download.isPending && download.variables?.format === format}
            onClick={() => download.mutate({ ...filters, format })}
          >
            {t(formatLabels[format])}
          </Button>
        ))}
        <p role="alert" className="danger">
          {download.error && messageOf(download.error)}
        </p>
      </div>
    </>
  )
}

const factsOf = ({ total, totals }: { total: number; totals: LedgerTotals }) => [
  { label: 'Number', value: indianNumber(total) },
  { label: 'Taxable value', value: rupeesInColumn(totals.taxableValue) },
  { label: 'IGST', value: rupeesInColumn(totals.igst) },
  { label: 'CGST', value: rupeesInColumn(totals.cgst) },
  { label: 'SGST', value: rupeesInColumn(totals.sgst) },
  { label: 'Total', value: rupeesInColumn(totals.total) },
]

type OfInvoice = Pick<IssuedNote, 'invoiceNumber' | 'planName' | 'bnrId' | 'billedTo'>

/** The invoice, the member and the plan of a row. */
export function soldColumns<Row extends OfInvoice>(invoiceIdOf: (row: Row) => number): Column<Row>[] {
  return [
    {
      key: 'invoice',
      title: 'Invoice',
      cell: (row) => <Link to={`/ad/user-membership/${invoiceIdOf(row)}`}>{row.invoiceNumber}</Link>,
    },
    {
      key: 'member',
      title: 'Member',
      cell: ({ billedTo, bnrId }) => (
        <div className={columnClasses.pair}>
          <p>{billedTo}</p>
          <p>{t('BNR ID {id}', { id: bnrId })}</p>
        </div>
      ),
    },
    { key: 'plan', title: 'Plan', cell: ({ planName }) => planName },
  ]
}

export const amountColumns: readonly Column<Pick<IssuedNote, 'taxableValue' | 'total'>>[] = [
  {
    key: 'taxable',
    title: 'Taxable value',
    numeric: true,
    cell: ({ taxableValue }) => rupeesInColumn(taxableValue),
  },
  { key: 'total', title: 'Total', numeric: true, cell: ({ total }) => rupeesInColumn(total) },
]

export const pageFilters = { size: folded(sizeFilter([10, 20, 50])), ...orderedPages('desc') }

/** The page that the address names, and the filters that are set. */
export function asked<V extends Values<typeof pageFilters>>({ page, size, order, ...values }: V) {
  const filters = Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as {
    [K in keyof typeof values]?: Exclude<(typeof values)[K], ''>
  }
  return { filters, query: { page, size, sort: `cdt,${order}` as const, ...filters } }
}
