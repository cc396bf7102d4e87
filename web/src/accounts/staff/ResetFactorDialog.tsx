import { ChangeDialog } from '../../ui/ChangeDialog.tsx'
import { t } from '../../ui/translation.ts'
import { type StaffMember, useResetFactor } from './calls.ts'

export interface ResetFactorDialogProps {
  /** Who lost the second factor. */
  member: StaffMember
  onClose: () => void
}

export function ResetFactorDialog({ member: { id, name }, onClose }: ResetFactorDialogProps) {
  return (
    <ChangeDialog
      change={useResetFactor()}
      input={id}
      title={t('Reset the second factor of {name}?', { name })}
      confirmLabel={t('Reset')}
      done={() => t('{name} must set up a new second factor at the next login', { name })}
      onClose={onClose}
    >
      <p>
        {t(
          'First make sure that the request really comes from them. Their passkeys, authenticator app and recovery codes stop working, and we log them out.',
        )}
      </p>
    </ChangeDialog>
  )
}
