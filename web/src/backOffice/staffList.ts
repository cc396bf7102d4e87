import type { ReactNode } from 'react'
import type { EmptyStateProps } from '../ui/EmptyState.tsx'
import type { Order } from '../ui/list/order.ts'
import type { Found } from '../ui/list/PagedList.tsx'
import type { AddressOf } from '../ui/list/useAddress.ts'
import type { Column } from '../ui/table/DataTable.tsx'
import type { FiltersOf } from './filters.tsx'

/** What every address of a staff list contains. */
export type ListValues = { page?: number; order?: Order; size?: number }

/** A button of each row that opens a dialog. */
export interface RowAction<Row> {
  label: string | ((row: Row) => string)
  variant?: 'outlined'
  /** What the button acts on, for screen readers; it follows the label. */
  of(row: Row): string
  /** Whether the row has the button; by default every row has it. */
  isOffered?(row: Row): boolean
  opens(row: Row, close: () => void): ReactNode
}

export interface MoreActions<Row> extends Pick<RowActions<Row>, 'of' | 'others'> {
  /** What the row is about, for screen readers. */
  about(row: Row): string
}

export interface RowActions<Row> {
  /** Title of the column; 'Actions' by default. */
  title?: string
  /** A hook that says whether this person sees the column. */
  useMay?(): boolean
  of: readonly RowAction<Row>[]
  /** Buttons and links after those of `of`. */
  others?(row: Row): ReactNode
  /** Behind one button, because a row is one line: what staff rarely need. */
  more?: MoreActions<Row>
  /** Replaces the buttons of a row that has none; a dash by default. */
  none?(row: Row): ReactNode
}

/** Declares a staff list. The property order matters: later ones get their types from `filters` and `useRows`. */
export interface StaffList<Row, V extends ListValues> {
  /** Its row in `screens/staffEntries.ts`. */
  page: { title: string }
  /** One sentence that says what the page is for. */
  lead?: string
  /** Key under which the browser stores each person's columns; unique for each list. */
  name: string
  /** Caption of the table; the title by default. */
  caption?: string
  /** The parameters of the address, with the fields that set them. */
  filters: FiltersOf<V>
  /** A hook that reads the page for these values. */
  useRows(values: V): Found<Row>
  columns: readonly Column<Row>[] | ((values: V) => readonly Column<Row>[])
  /** A page continues from a row instead of a page number, and `Around` has the links to others. */
  isContinued?: true
  /** Key of the column by which the rows are ordered, if a column shows it. */
  orderedBy?: string
  actions?: RowActions<Row>
  empty(values: V): EmptyStateProps | null
  /** Buttons next to the title. */
  Tools?(props: { address: AddressOf<V> }): ReactNode
  /** What follows the filters, e.g. the number of rows. */
  AfterFilters?(props: { address: AddressOf<V>; total: number | undefined }): ReactNode
  /** Surrounds the rows, e.g. with totals. */
  Around?(props: { address: AddressOf<V>; children: ReactNode }): ReactNode
  /** Surrounds filters and rows, e.g. with tabs for the values of one filter. */
  Tabs?(props: { address: AddressOf<V>; children: ReactNode }): ReactNode
}
