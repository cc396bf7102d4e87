import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { t } from './translation.ts'

export interface ConfirmDialogProps {
  /** Open while it is mounted, unless it says otherwise. */
  open?: boolean
  title: string
  /** What will happen, and a field for the reason where one is needed. */
  children?: ReactNode
  /** Without it, the answers are Yes and No. */
  confirmLabel?: string
  /** 'Cancel' by default. */
  cancelLabel?: string
  busy?: boolean
  /** False while confirming is impossible or not known to be possible; hides the confirm button. */
  possible?: boolean
  /** Confirming loses something, so the cancel button is the prominent one. */
  destructive?: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog open={props.open ?? true} title={props.title} onClose={props.onClose}>
      {props.children}
      <div className="dialog-actions">
        <Button variant={props.destructive ? 'filled' : 'quiet'} onClick={props.onClose}>
          {props.cancelLabel ?? t(props.confirmLabel ? 'Cancel' : 'No')}
        </Button>
        {props.possible !== false && (
          <Button
            variant={props.destructive ? 'outlined' : 'filled'}
            busy={props.busy ?? false}
            onClick={props.onConfirm}
          >
            {props.confirmLabel ?? t('Yes')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
