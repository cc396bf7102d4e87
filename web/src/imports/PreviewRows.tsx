import { rowFilters } from '@bnr/contract/imports/endpoints'
import { importLabel } from '@bnr/contract/imports/fields'
import { type Duplicate, type ImportItem, type ImportRow, leftOut } from '@bnr/contract/imports/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import { Link } from 'react-router'
import { choiceFilter } from '../backOffice/filters.tsx'
import { ListFilters } from '../backOffice/ListFilters.tsx'
import type { StaffList } from '../backOffice/staffList.ts'
import { StaffRows } from '../backOffice/staffListPage.tsx'
import { CheckField } from '../ui/fields/CheckField.tsx'
import { page } from '../ui/list/address.ts'
import { useAddress } from '../ui/list/useAddress.ts'
import { Section } from '../ui/Section.tsx'
import type { Column } from '../ui/table/DataTable.tsx'
import { toastError } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { type RowFilter, useImportRows, useIncludeRow } from './calls.ts'
import classes from './Imports.module.css'

const shown: Record<RowFilter, string> = {
  all: 'All rows',
  wrong: 'With errors',
  duplicates: 'Possible duplicates',
  left: 'Left out',
}

const filters = {
  show: choiceFilter<RowFilter>('Show', rowFilters, 'all', (filter) => shown[filter]),
  page: page(),
}
type PreviewValues = { show: RowFilter; page: number }

/** The rows of an import with their errors at the cells, page by page. */
export function PreviewRows({ item }: { item: ImportItem }) {
  const address = useAddress<PreviewValues>(filters)
  const [values, change] = address
  const found = useImportRows(item, values)
  const list: StaffList<ImportRow, PreviewValues> = {
    page: { title: 'Rows' },
    name: 'import-rows',
    filters,
    useRows: () => found,
    columns: columnsOf(item),
    empty: ({ show }) => ({
      title: t('No rows found'),
      message: show === 'wrong' && t('No row has an error.'),
    }),
  }
  return (
    <Section title={t('Rows')} size="list">
      <ListFilters filters={filters} values={values} onChange={change} />
      <StaffRows list={list} address={address} found={found} />
    </Section>
  )
}

function columnsOf(item: ImportItem): Column<ImportRow>[] {
  const mapped = item.fields.flatMap((field, column) => (field === leftOut ? [] : [{ field, column }]))
  return [
    { key: 'row', title: 'Row', cell: (row) => <RowChoice item={item} row={row} /> },
    {
      key: 'notes',
      title: 'Notes',
      always: true,
      cell: (row) => <Notes row={row} />,
    },
    ...mapped.map(({ field, column }) => ({
      key: field,
      title: importLabel(field),
      cell: (row: ImportRow) => <Cell row={row} column={column} />,
    })),
  ]
}

/** The number of the row, with a box to choose it while that is possible. */
function RowChoice({ item, row }: { item: ImportItem; row: ImportRow }) {
  const include = useIncludeRow(item.id)
  if (!canDo(item, 'change') || row.result) return row.id
  return (
    <div className={classes.number}>
      <CheckField
        label={row.id}
        checked={row.included}
        onChange={(included) =>
          include.mutate({ row: row.id, included }, { onError: (error) => toastError(t(error.message)) })
        }
      />
    </div>
  )
}

/** A wrong value is red; the notes say what is wrong with it. */
function Cell({ row, column }: { row: ImportRow; column: number }) {
  const text = row.cells[column] ?? ''
  const isWrong = row.problems.some((one) => one.column === column)
  return (
    <span title={text} className={isWrong ? 'danger' : undefined}>
      {text}
    </span>
  )
}

/** What became of the row, and what is wrong with it. */
function Notes({ row }: { row: ImportRow }) {
  const { problems, corrected, duplicates, result, note, bnrId } = row
  return (
    <div className={classes.notes}>
      {bnrId && <Link to={`/profile/${bnrId}`}>{t('Created as {id}', { id: bnrId })}</Link>}
      {result === 'Refused' && (
        <span className="danger">{t('Refused: {reason}', { reason: note ?? '' })}</span>
      )}
      {problems.map(({ message, field }) => (
        <span key={`${field} ${message}`} className="danger">
          {field
            ? t('{field}: {message}', { field: t(importLabel(field)), message: t(message) })
            : t(message)}
        </span>
      ))}
      {duplicates.map((duplicate) => (
        <DuplicateNote key={`${duplicate.kind} ${duplicate.row} ${duplicate.bnrId}`} duplicate={duplicate} />
      ))}
      {corrected.map((words) => (
        <span key={words} className="soft">
          {words}
        </span>
      ))}
    </div>
  )
}

const same: Record<Duplicate['kind'], string> = {
  number: 'Same number as',
  email: 'Same e-mail address as',
  person: 'Same name and date of birth as',
}

function DuplicateNote({ duplicate: { kind, row, bnrId } }: { duplicate: Duplicate }) {
  return (
    <span>
      {t(same[kind])}{' '}
      {bnrId ? <Link to={`/profile/${bnrId}`}>{bnrId}</Link> : t('row {row}', { row: row ?? 0 })}
    </span>
  )
}
