import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { HandOverDialog } from './HandOverDialog.tsx'

export function HandOverButton() {
  const { t } = useTranslation()
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
