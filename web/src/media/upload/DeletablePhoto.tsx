import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from '../../ui/translation.ts'
import frame from '../photoFrame.module.css'
import classes from './DeletablePhoto.module.css'

export interface DeletablePhotoProps {
  /** Names the photo to those who do not see it, e.g. Album photo 2. */
  label: string
  children: ReactNode
  onDelete: () => void
}

/** A photo, or what stands in its place, with its way out. */
export function DeletablePhoto({ label, children, onDelete }: DeletablePhotoProps) {
  const { t } = useTranslation()
  return (
    <div className={frame.frame}>
      {children}
      <button
        type="button"
        className={classes.delete}
        aria-label={t('Delete {label}', { label })}
        onClick={onDelete}
      >
        <IconTrash size={20} aria-hidden />
      </button>
    </div>
  )
}
