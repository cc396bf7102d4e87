import type { ReactNode } from 'react'
import { t } from '../translation.ts'
import { ColumnHead, type Sorting } from './ColumnHead.tsx'
import classes from './DataTable.module.css'

export interface Column<Row> {
  key: string
  /** In English; the table translates it. */
  title: string
  cell: (row: Row) => ReactNode
  /** Aligns the column for figures. */
  numeric?: boolean
  /** Cannot be hidden, e.g. the actions of a row. It is never cut off either, unless it `shrinks`. */
  always?: boolean
  shrinks?: boolean
}

export const isUncut = ({ always = false, shrinks = false }: { always?: boolean; shrinks?: boolean }) =>
  (always && !shrinks) || undefined

export interface DataTableProps<Row> {
  /** For screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string
  /** The sorted column, if its order can be reversed. */
  sorting?: Sorting | undefined
  /** Replaces the table when there are no rows. */
  empty?: ReactNode
}

/** What a cell shows if the row has nothing there; a card leaves it out. */
const nothing = '–'

/** A table on wide screens; on a phone each row becomes a card whose lines show their column titles. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sorting, empty } = props
  if (rows.length === 0 && empty) return empty
  return (
    // The roles are explicit because CSS that turns a table into cards removes its semantics.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <div className={classes.area}>
      <table className={classes.table} role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} role="row">
              {columns.map((column) => {
                const content = column.cell(row)
                return (
                  <td
                    key={column.key}
                    role="cell"
                    data-title={t(column.title)}
                    data-numeric={column.numeric}
                    data-uncut={isUncut(column)}
                    data-empty={content === nothing || undefined}
                  >
                    {content}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
