import { enterReason } from '@bnr/contract/stateMachine'
import { type ReactNode, useEffect, useRef } from 'react'
import { TextAreaField } from '../fields/TextAreaField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { fieldOf } from '../form/fieldOf.ts'
import { useForm } from '../form/useForm.ts'
import { t } from '../translation.ts'
import { UsualReasons } from './UsualReasons.tsx'

export type Reason = { reason?: string; detail?: string }

export interface ReasonDialogProps {
  /** The action, as on its button. */
  label: string
  /** Whom the action is about. */
  children: ReactNode
  required: boolean
  /** Common reasons to choose from; staff can also write their own. */
  usual?: readonly string[] | undefined
  busy?: boolean
  onConfirm: (reason: Reason) => void
  onClose: () => void
}

/** Asks for confirmation and for a reason, which the history may require. */
export function ReasonDialog({
  label,
  children,
  required,
  usual = [],
  busy = false,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const form = useReason(required, onConfirm)
  // The focus starts at the first answer, not at the close button.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('button, input')?.focus(), [])
  return (
    <FormDialog form={form} title={t(label)} action={t(label)} busy={busy} onClose={onClose}>
      <div ref={place} className="stack-5">
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
    send: (values) => {
      const [reason, detail] = [values.reason.trim(), values.detail.trim()]
      onConfirm({ ...(reason && { reason }), ...(detail && { detail }) })
    },
  })
