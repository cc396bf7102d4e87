import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useOwnChoice } from '../../platform/ownChoices.ts'
import { Dialog } from '../Dialog.tsx'
import { CheckField } from '../fields/CheckField.tsx'
import { orderLabels, otherOrder } from '../list/order.ts'
import { t } from '../translation.ts'
import type { Sorting } from './ColumnHead.tsx'
import { type Column, DataTable, type DataTableProps, isUncut } from './DataTable.tsx'
import classes from './OwnTable.module.css'
import { useWholeText } from './wholeText.ts'

export interface OwnTableProps<Row> extends Omit<DataTableProps<Row>, 'empty'> {
  /** Key under which the browser stores each person's columns; unique for each list. */
  name: string
  /** The result of the last action, in the line above the rows. */
  summary?: ReactNode
}

/** A staff list with a sticky head and rows of one line, in which each person chooses the columns. */
export function OwnTable<Row>({ name, columns, summary, ...table }: OwnTableProps<Row>) {
  const [hidden = [], hide] = useOwnChoice(`hidden-columns.${name}`)
  const [first, ...others] = columns
  const choosable = others.filter(({ always }) => !always)
  const shown = columns.filter((column) => column === first || column.always || !hidden.includes(column.key))
  const hasHead = shown.some(({ key }) => key === table.sorting?.column)
  return (
    <div
      ref={useWholeText()}
      className={classes.list}
      style={{ '--columns': shown.map(widthOf).join(' ') } as CSSProperties}
    >
      <div className={classes.ways}>
        {summary && <div className={classes.summary}>{summary}</div>}
        {table.sorting && <OrderButton sorting={table.sorting} hasHead={hasHead} />}
        {choosable.length > 1 && <ColumnsButton columns={choosable} hidden={hidden} onHide={hide} />}
      </div>
      <DataTable {...table} columns={shown} />
    </div>
  )
}

const widthOf = <Row,>(column: Column<Row>) => (isUncut(column) ? 'max-content' : 'minmax(0, auto)')

/** Cards have no column head to press, some orders have no column, and people can hide it. */
function OrderButton({ sorting: { order, onOrder }, hasHead }: { sorting: Sorting; hasHead: boolean }) {
  return (
    <button
      type="button"
      className={hasHead ? `${classes.way} ${classes.ofColumn}` : classes.way}
      onClick={() => onOrder(otherOrder(order))}
    >
      <IconArrowsSort size={18} aria-hidden />
      {t(orderLabels[order])}
    </button>
  )
}

interface ColumnsButtonProps {
  columns: readonly { key: string; title: string }[]
  hidden: readonly string[]
  onHide: (keys: readonly string[]) => void
}

function ColumnsButton({ columns, hidden, onHide }: ColumnsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const without = columns.filter(({ key }) => hidden.includes(key)).length
  return (
    <>
      <button type="button" className={classes.way} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconColumns size={18} aria-hidden />
        {without > 0 ? t('Columns ({count} hidden)', { count: without }) : t('Columns')}
      </button>
      <Dialog open={isOpen} title={t('Columns')} onClose={() => setOpen(false)}>
        <p className={classes.about}>{t('We remember the columns you choose on this device.')}</p>
        {columns.map(({ key, title }) => (
          <CheckField
            key={key}
            label={t(title)}
            checked={!hidden.includes(key)}
            onChange={(isShown) =>
              onHide(isShown ? hidden.filter((other) => other !== key) : [...hidden, key])
            }
          />
        ))}
      </Dialog>
    </>
  )
}
