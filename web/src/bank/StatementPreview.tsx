import type { StatementPreview as Preview } from '@bnr/contract/bank/uploads'
import { rupeesInColumn, rupeesShown } from '@bnr/contract/money'
import { dayShown } from '../ui/moments.ts'
import { Section } from '../ui/Section.tsx'
import { ToneBadge } from '../ui/ToneBadge.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { t } from '../ui/translation.ts'
import { otherRowsShown } from './otherRows.ts'
import { RowErrors } from './RowErrors.tsx'

/** What a statement contains: the numbers, then its errors by row, or else its first lines. */
export function StatementPreview({ preview }: { preview: Preview }) {
  const { columns, errors, errorCount, lines } = preview
  if (!columns) return null
  return (
    <>
      <Summary preview={preview} />
      {errorCount > 0 ? <RowErrors errors={errors} count={errorCount} /> : <FirstLines lines={lines} />}
    </>
  )
}

function FirstLines({ lines }: Pick<Preview, 'lines'>) {
  return (
    <Section title={t('First lines')} size="list">
      <DataTable
        caption={t('First lines')}
        columns={[
          { key: 'row', title: 'Row', numeric: true, cell: ({ row }) => row },
          { key: 'day', title: 'Day', cell: ({ day }) => dayShown(day) },
          { key: 'amount', title: 'Amount', numeric: true, cell: ({ amount }) => rupeesInColumn(amount) },
          { key: 'reference', title: 'Reference', cell: ({ reference }) => reference || '–' },
          {
            key: 'isNew',
            title: 'Status',
            cell: ({ isNew }) => (
              <ToneBadge tone={isNew ? 'good' : 'calm'}>{t(isNew ? 'New' : 'Known')}</ToneBadge>
            ),
          },
        ]}
        rows={lines}
        rowKey={({ row }) => String(row)}
        empty={<p>{t('The file contains no credits.')}</p>}
      />
    </Section>
  )
}

const debitsShown = (count: number): string => (count === 1 ? t('1 debit') : t('{count} debits', { count }))

function Summary({ preview: { added, repeated, debits, others, from, to, total } }: { preview: Preview }) {
  return (
    <p role="status">
      {from && to && t('{from} to {to}:', { from: dayShown(from), to: dayShown(to) })}{' '}
      {t('{sum} in all. {added} new, {repeated} known, {debits} and {others} left out.', {
        sum: rupeesShown(total),
        added,
        repeated,
        debits: debitsShown(debits),
        others: otherRowsShown(others),
      })}
    </p>
  )
}
