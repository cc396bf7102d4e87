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
import { type Translate, useTranslation } from '../ui/translation.ts'
import { useRevenue } from './calls.ts'
import classes from './RevenueView.module.css'

export function RevenueView({ filters }: { filters: RevenueFilters }) {
  const { t } = useTranslation()
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
  const { t } = useTranslation()
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
        columns={revenueColumns(t)}
        rows={lines}
        rowKey={({ month, staffName = '' }) => `${month} ${staffName}`}
      />
    </>
  )
}

type Sum = 'revenue' | 'tax' | 'total' | 'credited'

const sumOf = (lines: readonly RevenueLine[], name: Sum): string =>
  rupeesInColumn(paiseOfMany(lines.reduce((sum, line) => sum + line[name], 0)))

function revenueColumns(t: Translate): Column<RevenueLine>[] {
  const amount = (key: Sum, title: string): Column<RevenueLine> => ({
    key,
    title,
    numeric: true,
    cell: (line) => rupeesInColumn(line[key] satisfies Paise),
  })
  return [
    { key: 'month', title: 'Month', cell: ({ month }) => monthShown(month) },
    { key: 'employee', title: 'Employee', cell: ({ staffName }) => staffName ?? t('Nobody') },
    { key: 'invoices', title: 'Invoices', numeric: true, cell: ({ invoices }) => indianNumber(invoices) },
    amount('revenue', t('Revenue')),
    amount('tax', t('Tax')),
    amount('total', t('Total')),
    amount('credited', t('Credited')),
  ]
}
