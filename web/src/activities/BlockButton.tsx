import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.ts'
import { t } from '../ui/translation.ts'
import type { ActivityTarget } from './target.ts'

const BlockDialog = lazyDialog(() => import('./BlockDialog.tsx'))

/** Only on a profile's page, so that people look before they block. */
export function BlockButton({ target }: { target: ActivityTarget }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={<IconBan size={20} aria-hidden />} onClick={() => setOpen(true)}>
        {t('Block this profile')}
      </Button>
      {isOpen && <BlockDialog target={target} onClose={() => setOpen(false)} />}
    </>
  )
}
