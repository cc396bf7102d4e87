import { enterReason } from '@bnr/contract/profiles/transitions'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { useTranslation } from '../../ui/translation.ts'
import classes from './ReasonDialog.module.css'

export type Reason = { reason?: string; detail?: string }

export interface ReasonDialogProps {
  /** What is done, as its button says. */
  label: string
  /** To whom. */
  children: ReactNode
  required: boolean
  busy?: boolean
  onConfirm: (given: Reason) => void
  onClose: () => void
}

/** Asks once more, and why where the history has to say so. */
export function ReasonDialog({
  label,
  children,
  required,
  busy = false,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation()
  const form = useReason(required, onConfirm)
  return (
    <ConfirmDialog
      open
      title={t(label)}
      confirmLabel={t(label)}
      cancelLabel={t('Cancel')}
      busy={busy}
      onConfirm={() => void form.submit()}
      onClose={onClose}
    >
      <div ref={form.place} className={classes.fields}>
        <p>{children}</p>
        <TextField label={t('Reason')} required={required} maxLength={100} {...fieldOf(form, 'reason')} />
        <TextAreaField
          label={t('More about it (optional)')}
          maxLength={1000}
          rows={3}
          {...fieldOf(form, 'detail')}
        />
      </div>
    </ConfirmDialog>
  )
}

const useReason = (required: boolean, onConfirm: ReasonDialogProps['onConfirm']) =>
  useForm({
    initial: { reason: '', detail: '' },
    check: ({ reason }) => (required && !reason.trim() ? { reason: enterReason } : {}),
    send: (given) => {
      const [reason, detail] = [given.reason.trim(), given.detail.trim()]
      onConfirm({ ...(reason && { reason }), ...(detail && { detail }) })
    },
  })
