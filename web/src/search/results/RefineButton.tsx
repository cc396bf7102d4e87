import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import classes from './RefineButton.module.css'

interface RefineButtonProps {
  /** How many criteria the search has. */
  count: number
  /** On a wide screen, the fields are in a column next to the results. */
  hasColumn?: boolean
  opens: (close: () => void) => ReactNode
}

/** Opens the fields of the search in a dialog. */
export function RefineButton({ count, hasColumn = false, opens }: RefineButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        className={classes.button}
        data-column={hasColumn || undefined}
        icon={<IconFilter size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('Refine')}
        {count > 0 && (
          <span className={classes.count}>
            {' '}
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{criteriaText(count)}</span>
          </span>
        )}
      </Button>
      {isOpen && opens(() => setOpen(false))}
    </>
  )
}

const criteriaText = (count: number) =>
  count === 1 ? t('1 criterion') : t('{count} criteria', { count: String(count) })
