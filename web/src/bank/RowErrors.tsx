import type { RowError } from '@bnr/contract/bank/uploads'
import { Section } from '../ui/Section.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { t } from '../ui/translation.ts'

/** The errors of a file by row. Nothing of the file is added while there are any. */
export function RowErrors({ errors, count }: { errors: readonly RowError[]; count: number }) {
  return (
    <Section title={t('Correct these rows first')} size="list">
      <p>
        {t('Rows with an error: {count}. Nothing is added. Correct the file and choose it again.', { count })}
      </p>
      <DataTable
        caption={t('Rows with an error')}
        columns={[
          { key: 'row', title: 'Row', numeric: true, cell: ({ row }) => row },
          { key: 'column', title: 'Column', cell: ({ column }) => column },
          { key: 'message', title: 'Error', cell: ({ message }) => t(message) },
        ]}
        rows={errors}
        rowKey={({ row, column }) => `${row} ${column}`}
      />
    </Section>
  )
}
