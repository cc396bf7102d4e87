import { monthShown } from '@bnr/contract/dates'
import { indianNumber } from '@bnr/contract/indianNumber'
import { type Paise, paiseOfMany, rupeesInColumn } from '@bnr/contract/money'
import type { RevenueFilters, RevenueLine } from '@bnr/contract/reports/schemas'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { FactList } from '../ui/FactList.tsx'
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx'
import { Section } from '../ui/Section.tsx'
import { type Column, DataTable } from '../ui/table/DataTable.tsx'
import { t } from '../ui/translation.ts'
import { useRevenue } from './calls.ts'
import classes from './RevenueView.module.css'

export function RevenueView({ filters }: { filters: RevenueFilters }) {
  const { data, error, isFetching, refetch } = useRevenue(filters)
  return (
    <Section
      title={
        filters.from || filters.to ? t('Revenue of this period') : t('Revenue of the last twelve months')
      }
      size="list"
      className={classes.view}
    >
      {error ? (
        <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <RevenueTable lines={data} />
      ) : (
        <RowsSkeleton />
      )}
    </Section>
  )
}

function RevenueTable({ lines }: { lines: readonly RevenueLine[] }) {
  if (lines.length === 0)
    return <EmptyState title={t('No payments')} message={t('Choose another period or remove a filter.')} />
  return (
    <>
      <FactList
        variant="figures"
        facts={[
          { label: 'Invoices', value: indianNumber(lines.reduce((sum, { invoices }) => sum + invoices, 0)) },
          { label: 'Revenue', value: sumOf(lines, 'revenue') },
          { label: 'Tax', value: sumOf(lines, 'tax') },
          { label: 'Total', value: sumOf(lines, 'total') },
          { label: 'Credited', value: sumOf(lines, 'credited') },
        ]}
      />
      <DataTable
        caption={t('Revenue by month and employee')}
        columns={columns}
        rows={lines}
        // Two employees may have the same name.
        rowKey={(_, index) => String(index)}
      />
    </>
  )
}

type Sum = 'revenue' | 'tax' | 'total' | 'credited'

const sumOf = (lines: readonly RevenueLine[], name: Sum): string =>
  rupeesInColumn(paiseOfMany(lines.reduce((sum, line) => sum + line[name], 0)))

const amount = (key: Sum, title: string): Column<RevenueLine> => ({
  key,
  title,
  numeric: true,
  cell: (line) => rupeesInColumn(line[key] satisfies Paise),
})

const columns: readonly Column<RevenueLine>[] = [
  { key: 'month', title: 'Month', cell: ({ month }) => monthShown(month) },
  { key: 'employee', title: 'Employee', cell: ({ staffName }) => staffName ?? t('Nobody') },
  { key: 'invoices', title: 'Invoices', numeric: true, cell: ({ invoices }) => indianNumber(invoices) },
  amount('revenue', 'Revenue'),
  amount('tax', 'Tax'),
  amount('total', 'Total'),
  amount('credited', 'Credited'),
]
