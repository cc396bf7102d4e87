import type { StaffCard } from '@bnr/contract/profiles/card'
import { enterReason, type TransitionName, transitions } from '@bnr/contract/profiles/transitions'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { useTranslation } from '../../ui/translation.ts'
import { needsReason } from './possibleTransitions.ts'
import classes from './TransitionDialog.module.css'

export type Reason = { reason?: string; detail?: string }

export interface TransitionDialogProps {
  name: TransitionName
  profile: StaffCard
  busy: boolean
  onConfirm: (given: Reason) => void
  onClose: () => void
}

/** Asks once more, and why where the history has to say so. */
export function TransitionDialog({ name, profile, busy, onConfirm, onClose }: TransitionDialogProps) {
  const { t } = useTranslation()
  const label = t(transitions[name].label)
  const form = useReason(name, onConfirm)

  return (
    <ConfirmDialog
      open
      title={label}
      confirmLabel={label}
      cancelLabel={t('Cancel')}
      busy={busy}
      onConfirm={() => void form.submit()}
      onClose={onClose}
    >
      <div ref={form.place} className={classes.fields}>
        <p>
          {profile.basic?.name}, {t('BNR ID {id}', { id: profile.bnrId ?? '' })}
        </p>
        <TextField
          label={t('Reason')}
          required={needsReason(name)}
          maxLength={100}
          {...fieldOf(form, 'reason')}
        />
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

const useReason = (name: TransitionName, onConfirm: TransitionDialogProps['onConfirm']) =>
  useForm({
    initial: { reason: '', detail: '' },
    check: ({ reason }) => (needsReason(name) && !reason.trim() ? { reason: enterReason } : {}),
    send: (given) => {
      const [reason, detail] = [given.reason.trim(), given.detail.trim()]
      onConfirm({ ...(reason && { reason }), ...(detail && { detail }) })
    },
  })
