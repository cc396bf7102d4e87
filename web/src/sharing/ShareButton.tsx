import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../ui/lazyDialog.ts'
import { t } from '../ui/translation.ts'
import type { SharedProfile } from './shareNatively.ts'

const ShareDialog = lazyDialog(() => import('./ShareDialog.tsx'))

export interface ShareButtonProps {
  profile: SharedProfile
  isOwn?: boolean
  className: string | undefined
}

/** Opens the dialog that makes a link to a profile; it looks like the buttons around it. */
export function ShareButton({ profile, isOwn = false, className }: ShareButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('Share with family')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconShare size={isOwn ? 20 : 22} aria-hidden />
        <span>{t(isOwn ? 'Share with family' : 'Share')}</span>
      </button>
      {isOpen && <ShareDialog profile={profile} isOwn={isOwn} onClose={() => setOpen(false)} />}
    </>
  )
}
