import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { t } from './translation.ts'

export interface DoneDialogProps {
  /** What was done; undefined keeps the dialog closed. */
  message: string | undefined
  children?: ReactNode
  onClose: () => void
}

/** Says what was done, and stays until the person closes it. */
export function DoneDialog({ message, children, onClose }: DoneDialogProps) {
  return (
    <Dialog open={message !== undefined} title={message ?? ''} onClose={onClose}>
      {children}
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('OK')}</Button>
      </div>
    </Dialog>
  )
}
