import { Button } from '../ui/Button.tsx'
import classes from '../ui/table/rowActions.module.css'
import { t } from '../ui/translation.ts'
import type { RowAction, RowActions } from './staffList.ts'

interface RowButtonsProps<Row> {
  row: Row
  actions: RowActions<Row>
  onOpen: (action: RowAction<Row>) => void
}

export function RowButtons<Row>({ row, actions, onOpen }: RowButtonsProps<Row>) {
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
