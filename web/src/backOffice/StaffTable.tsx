import { Button } from '../ui/Button.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import type { Ordering } from '../ui/list/order.ts'
import type { Column } from '../ui/table/DataTable.tsx'
import { OwnTable } from '../ui/table/OwnTable.tsx'
import classes from '../ui/table/rowActions.module.css'
import { t } from '../ui/translation.ts'
import menu from './StaffTable.module.css'
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
    cell: (row) => {
      const { of, others, more, none } = actions
      const offered = offeredOf(of, row)
      if (offered.length === 0 && !others && !more) return none?.(row) ?? '–'
      return (
        <RowButtons row={row} actions={actions} offered={offered} onOpen={(action) => onOpen(action, row)} />
      )
    },
  }
}

interface RowButtonsProps<Row> {
  row: Row
  actions: RowActions<Row>
  /** Those of the actions that the row offers now. */
  offered: readonly RowAction<Row>[]
  onOpen: (action: RowAction<Row>) => void
}

const offeredOf = <Row,>(actions: readonly RowAction<Row>[], row: Row) =>
  actions.filter(({ isOffered }) => isOffered?.(row) ?? true)

function RowButtons<Row>({ row, actions: { others, more }, offered, onOpen }: RowButtonsProps<Row>) {
  const isOutlined = offered.some(({ variant }) => variant)
  return (
    <div className={isOutlined ? `${classes.actions} ${classes.outlined}` : classes.actions}>
      <ActionButtons actions={offered} row={row} onOpen={onOpen} />
      {others?.(row)}
      {more && (
        <Disclosure label={t('More')} title={t('More about {name}', { name: more.about(row) })}>
          <div className={menu.menu}>
            <ActionButtons actions={offeredOf(more.of, row)} row={row} onOpen={onOpen} />
            {more.others?.(row)}
          </div>
        </Disclosure>
      )}
    </div>
  )
}

interface ActionButtonsProps<Row> extends Pick<RowButtonsProps<Row>, 'row' | 'onOpen'> {
  actions: readonly RowAction<Row>[]
}

function ActionButtons<Row>({ actions, row, onOpen }: ActionButtonsProps<Row>) {
  return actions.map((action) => {
    const { label, variant = 'quiet', of } = action
    const words = t(typeof label === 'string' ? label : label(row))
    return (
      <Button key={words} variant={variant} aria-label={`${words} ${of(row)}`} onClick={() => onOpen(action)}>
        {words}
      </Button>
    )
  })
}
