import type { Profile } from '@bnr/contract/profiles/profile'
import { enterReason, type TransitionName, transitions } from '@bnr/contract/profiles/transitions'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './MoveDialog.module.css'
import { needsReason } from './possibleMoves.ts'

export interface MoveDialogProps {
  name: TransitionName | undefined
  profile: Profile
  busy: boolean
  onConfirm: (name: TransitionName, given: { reason?: string; detail?: string }) => void
  onClose: () => void
}

/** Asks once more, and why where the history has to say so. */
export function MoveDialog({ name, profile, busy, onConfirm, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [detail, setDetail] = useState('')
  const [refused, setRefused] = useState(false)
  const required = name !== undefined && needsReason(name)

  useEffect(() => {
    if (name === undefined) return
    setReason('')
    setDetail('')
    setRefused(false)
  }, [name])

  function confirm() {
    if (!name) return
    if (required && !reason.trim()) setRefused(true)
    else onConfirm(name, { ...(reason.trim() && { reason }), ...(detail.trim() && { detail }) })
  }

  const label = name ? t(transitions[name].label) : ''
  const who = { name: profile.basic?.name ?? '', id: profile.bnrId ?? '' }
  return (
    <ConfirmDialog
      open={name !== undefined}
      title={label}
      confirmLabel={label}
      cancelLabel={t('Cancel')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{t('{name}, BNR ID {id}', who)}</p>
        <TextField
          label={t('Reason')}
          required={required}
          maxLength={100}
          value={reason}
          error={refused && !reason.trim() ? t(enterReason) : undefined}
          onChange={setReason}
        />
        <TextAreaField
          label={t('More about it (optional)')}
          maxLength={1000}
          rows={3}
          value={detail}
          onChange={setDetail}
        />
      </div>
    </ConfirmDialog>
  )
}
