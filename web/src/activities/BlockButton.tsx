import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.ts'
import { useTranslation } from '../ui/translation.ts'
import type { ActivityTarget } from './target.ts'

const BlockDialog = lazyDialog(() => import('./BlockDialog.tsx'))

/** On a profile's page alone: whoever blocks should have looked. */
export function BlockButton({ target }: { target: ActivityTarget }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={<IconBan size={20} aria-hidden />} onClick={() => setAsked(true)}>
        {t('Block this profile')}
      </Button>
      {asked && <BlockDialog target={target} onClose={() => setAsked(false)} />}
    </>
  )
}
