import type { StaffCard } from '@bnr/contract/profiles/card'
import { useState } from 'react'
import { mayDo, useSession } from '../../accounts/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ReasonDialog } from '../../ui/decisions/ReasonDialog.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { t } from '../../ui/translation.ts'
import classes from './ActionBar.module.css'
import { AssignDialog } from './AssignDialog.tsx'
import { actionsOf, asksWhy, type StatusAction, statusActions, wayOf } from './statusActions.ts'
import { useStatusDecision } from './useStatusDecision.ts'
import { WhoIsMeant } from './WhoIsMeant.tsx'

export interface ActionBarProps {
  profiles: readonly StaffCard[]
  chosen: readonly StaffCard[]
  onTickAll: (all: boolean) => void
  onInvoice: () => void
}

/** Actions for the selected rows. Each asks for confirmation, and each row shows its outcome. */
export function ActionBar({ profiles, chosen, onTickAll, onInvoice }: ActionBarProps) {
  const { user } = useSession()
  const [pending, setPending] = useState<StatusAction | 'assign'>()
  const decideStatus = useStatusDecision()
  const none = chosen.length === 0
  const close = () => setPending(undefined)
  return (
    <div className={classes.bar}>
      <CheckField
        label={none ? t('All on this page') : t('{count} selected', { count: chosen.length })}
        checked={chosen.length === profiles.length}
        onChange={onTickAll}
      />
      <div className={classes.buttons}>
        {mayDo(user, 'admin.assign') && (
          <Button variant="outlined" disabled={none} onClick={() => setPending('assign')}>
            {t('Assign')}
          </Button>
        )}
        {actionsOf(user?.roles ?? []).map((action) => (
          <Button
            key={action}
            variant="outlined"
            disabled={none || !chosen.every((profile) => wayOf(action, profile))}
            onClick={() => setPending(action)}
          >
            {t(statusActions[action].label)}
          </Button>
        ))}
        {mayDo(user, 'invoices.generate') && (
          <Button variant="outlined" disabled={none} onClick={onInvoice}>
            {t('Paid')}
          </Button>
        )}
      </div>
      {pending === 'assign' && <AssignDialog profiles={chosen} onClose={close} />}
      {pending && pending !== 'assign' && (
        <ReasonDialog
          label={statusActions[pending].label}
          required={asksWhy(pending)}
          onConfirm={(reason) => {
            for (const profile of chosen) decideStatus(profile, pending, reason)
            close()
          }}
          onClose={close}
        >
          <WhoIsMeant profiles={chosen} />
        </ReasonDialog>
      )}
    </div>
  )
}
