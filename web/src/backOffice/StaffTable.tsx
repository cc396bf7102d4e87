import { Button } from '../ui/Button.tsx'
import type { Ordering } from '../ui/list/order.ts'
import type { Column } from '../ui/table/DataTable.tsx'
import { OwnTable } from '../ui/table/OwnTable.tsx'
import classes from '../ui/table/rowActions.module.css'
import { t } from '../ui/translation.ts'
import type { ListValues, RowAction, RowActions, StaffList } from './staffList.ts'

interface StaffTableProps<Row, V extends ListValues> extends Pick<Ordering, 'onOrder'> {
  list: StaffList<Row, V>
  values: V
  rows: readonly Row[]
  onOpen: (action: RowAction<Row>, row: Row) => void
}

/** The table of a staff list, with its declared columns and actions. */
export function StaffTable<Row extends { id: number | string }, V extends ListValues>(
  props: StaffTableProps<Row, V>,
) {
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

interface RowButtonsProps<Row> {
  row: Row
  actions: RowActions<Row>
  onOpen: (action: RowAction<Row>) => void
}

function RowButtons<Row>({ row, actions, onOpen }: RowButtonsProps<Row>) {
  const offered = actions.of.filter(({ isOffered }) => isOffered?.(row) ?? true)
  if (offered.length === 0 && !actions.others) return actions.none?.(row) ?? '–'
  const isOutlined = offered.some(({ variant }) => variant)
  const usual = `${classes.actions} ${isOutlined ? classes.outlined : ''}`
  return (
    <div className={actions.className ?? usual} data-outlined={isOutlined}>
      {offered.map((action) => {
        const { label, variant = 'quiet', of } = action
        const words = t(typeof label === 'string' ? label : label(row))
        return (
          <Button
            key={words}
            variant={variant}
            aria-label={`${words} ${of(row)}`}
            onClick={() => onOpen(action)}
          >
            {words}
          </Button>
        )
      })}
      {actions.others?.(row)}
    </div>
  )
}
