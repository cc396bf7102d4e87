import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs'
import { useState } from 'react'
import { Dialog } from '../Dialog.tsx'
import { CheckField } from '../fields/CheckField.tsx'
import { t } from '../translation.ts'
import classes from './OwnTable.module.css'

interface ColumnsButtonProps {
  columns: readonly { key: string; title: string }[]
  hidden: readonly string[]
  onHide: (keys: readonly string[]) => void
}

export function ColumnsButton({ columns, hidden, onHide }: ColumnsButtonProps) {
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
