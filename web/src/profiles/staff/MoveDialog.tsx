import type { StaffCard } from '@bnr/contract/profiles/card'
import { enterReason, type TransitionName, transitions } from '@bnr/contract/profiles/transitions'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './MoveDialog.module.css'
import { needsReason } from './possibleMoves.ts'

export type Reason = { reason?: string; detail?: string }

export interface MoveDialogProps {
  name: TransitionName
  profile: StaffCard
  busy: boolean
  onConfirm: (given: Reason) => void
  onClose: () => void
}

/** Asks once more, and why where the history has to say so. */
export function MoveDialog({ name, profile, busy, onConfirm, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const [given, setGiven] = useState({ reason: '', detail: '' })
  const [refused, setRefused] = useState(false)
  const label = t(transitions[name].label)

  function confirm() {
    const reason = given.reason.trim()
    const detail = given.detail.trim()
    if (needsReason(name) && !reason) setRefused(true)
    else onConfirm({ ...(reason && { reason }), ...(detail && { detail }) })
  }

  return (
    <ConfirmDialog
      open
      title={label}
      confirmLabel={label}
      cancelLabel={t('Cancel')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>
          {profile.basic?.name}, {t('BNR ID {id}', { id: profile.bnrId ?? '' })}
        </p>
        <ReasonFields name={name} given={given} refused={refused} onChange={setGiven} />
      </div>
    </ConfirmDialog>
  )
}

interface ReasonFieldsProps {
  name: TransitionName
  given: Required<Reason>
  refused: boolean
  onChange: (given: Required<Reason>) => void
}

function ReasonFields({ name, given, refused, onChange }: ReasonFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        label={t('Reason')}
        required={needsReason(name)}
        maxLength={100}
        value={given.reason}
        error={refused && !given.reason.trim() ? t(enterReason) : undefined}
        onChange={(reason) => onChange({ ...given, reason })}
      />
      <TextAreaField
        label={t('More about it (optional)')}
        maxLength={1000}
        rows={3}
        value={given.detail}
        onChange={(detail) => onChange({ ...given, detail })}
      />
    </>
  )
}
