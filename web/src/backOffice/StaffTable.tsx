import type { Ordering } from '../ui/list/order.ts'
import type { Column } from '../ui/table/DataTable.tsx'
import { OwnTable } from '../ui/table/OwnTable.tsx'
import { t } from '../ui/translation.ts'
import { RowButtons } from './RowButtons.tsx'
import type { ListValues, RowAction, RowActions, StaffList } from './staffList.ts'

interface StaffTableProps<Row, V extends ListValues> extends Pick<Ordering, 'onOrder'> {
  list: StaffList<Row, V>
  values: V
  rows: readonly Row[]
  onOpen: (action: RowAction<Row>, row: Row) => void
}

/** The table of a staff list, with its declared columns and actions. */
export function StaffTable<Row extends { id: number }, V extends ListValues>(props: StaffTableProps<Row, V>) {
  const { list, values, rows, onOrder, onOpen } = props
  const { name, page, caption = page.title, columns, orderedBy, actions } = list
  const may = actions?.useMay?.() ?? true
  const shown = typeof columns === 'function' ? columns(values) : columns
  const { order } = values
  return (
    <OwnTable
      name={name}
      caption={t(caption)}
      columns={actions && may ? [...shown, actionsColumn(actions, onOpen)] : shown}
      rows={rows}
      sorting={order && { ...(orderedBy && { column: orderedBy }), order, onOrder }}
      rowKey={({ id }) => String(id)}
    />
  )
}

function actionsColumn<Row>(
  actions: RowActions<Row>,
  onOpen: StaffTableProps<Row, ListValues>['onOpen'],
): Column<Row> {
  return {
    key: 'actions',
    title: actions.title ?? 'Actions',
    always: true,
    cell: (row) => <RowButtons row={row} actions={actions} onOpen={(action) => onOpen(action, row)} />,
  }
}
