import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import { HandOverDialog } from './HandOverDialog.tsx'

export function HandOverButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        icon={<IconArrowsExchange size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('Hand over profiles')}
      </Button>
      {isOpen && <HandOverDialog onClose={() => setOpen(false)} />}
    </>
  )
}
