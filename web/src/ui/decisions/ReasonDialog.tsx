import { enterReason } from '@bnr/contract/profiles/transitions'
import { type ReactNode, useEffect, useRef } from 'react'
import { TextAreaField } from '../fields/TextAreaField.tsx'
import { TextField } from '../fields/TextField.tsx'
import classes from '../form/FormDialog.module.css'
import { FormDialog } from '../form/FormDialog.tsx'
import { fieldOf } from '../form/fieldOf.ts'
import { useForm } from '../form/useForm.ts'
import { useTranslation } from '../translation.ts'
import { UsualReasons } from './UsualReasons.tsx'

export type Reason = { reason?: string; detail?: string }

export interface ReasonDialogProps {
  /** What is done, as its button says. */
  label: string
  /** To whom. */
  children: ReactNode
  required: boolean
  /** Reasons to choose from; own words can be written all the same. */
  usual?: readonly string[] | undefined
  busy?: boolean
  onConfirm: (given: Reason) => void
  onClose: () => void
}

/** Asks once more, and why where the history has to say so. */
export function ReasonDialog({
  label,
  children,
  required,
  usual = [],
  busy = false,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation()
  const form = useReason(required, onConfirm)
  // Where the answer begins, and not at the button that closes.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('button, input')?.focus(), [])
  return (
    <FormDialog form={form} title={t(label)} action={t(label)} busy={busy} onClose={onClose}>
      <div ref={place} className={classes.form}>
        <p>{children}</p>
        <UsualReasons reasons={usual} onChoose={(reason) => !busy && onConfirm({ reason })} />
        <TextField label={t('Reason')} required={required} maxLength={100} {...fieldOf(form, 'reason')} />
        <TextAreaField
          label={t('More details (optional)')}
          maxLength={1000}
          rows={3}
          {...fieldOf(form, 'detail')}
        />
      </div>
    </FormDialog>
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
