import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useState } from 'react'
import { lazyDialog } from '../ui/lazyDialog.ts'
import { t } from '../ui/translation.ts'
import classes from './ActivityBar.module.css'
import { type ActivityTarget, nameOf } from './target.ts'

const PhoneDialog = lazyDialog(() => import('./PhoneDialog.tsx'))

/** Opens the phone number, in a dialog that asks first. */
export function PhoneButton({ target }: { target: ActivityTarget }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes.activity}
        data-done={target.basic?.phone != null || undefined}
        aria-label={t('View Phone number of {name}', { name: nameOf(target) })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconPhone size={22} aria-hidden />
        <span>{t('View Phone')}</span>
      </button>
      {isOpen && <PhoneDialog target={target} onClose={() => setOpen(false)} />}
    </>
  )
}
