import type { ReactNode } from 'react'
import { ColumnHead, type Sorting } from './ColumnHead.tsx'
import classes from './DataTable.module.css'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Figures stand under one another. */
  numeric?: boolean
  /** Nobody does without it, e.g. what can be done with a row. */
  always?: boolean
}

export interface DataTableProps<Row> {
  /** Read out by screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The column that the list is ordered by, where it can be turned round. */
  sorting?: Sorting | undefined
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode
}

/** A real table where there is room; on a phone each row becomes a card whose lines carry their column's title. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sorting, empty } = props
  if (rows.length === 0 && empty) return empty
  return (
    // The explicit roles stay because CSS that turns a table into cards takes the meaning away from it.
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
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <td key={column.key} role="cell" data-title={column.title} data-numeric={column.numeric}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
