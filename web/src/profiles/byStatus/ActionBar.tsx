import type { StaffCard } from '@bnr/contract/profiles/card'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { useState } from 'react'
import { mayDo, useSession } from '../../accounts/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ReasonDialog } from '../../ui/decisions/ReasonDialog.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './ActionBar.module.css'
import { AssignDialog } from './AssignDialog.tsx'
import { actionsOf, asksWhy, type StatusAction, statusActions, wayOf } from './statusActions.ts'
import { useStatusDecision } from './useStatusDecision.ts'
import { WhoIsMeant } from './WhoIsMeant.tsx'

export interface ActionBarProps {
  status: ProfileStatus
  profiles: readonly StaffCard[]
  chosen: readonly StaffCard[]
  onTickAll: (all: boolean) => void
  onInvoice: () => void
}

/** What can be done with the ticked rows; each asks before it begins, and each row says what came of it. */
export function ActionBar({ status, profiles, chosen, onTickAll, onInvoice }: ActionBarProps) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [asked, setAsked] = useState<StatusAction | 'assign'>()
  const decideStatus = useStatusDecision()
  const none = chosen.length === 0
  const close = () => setAsked(undefined)
  return (
    <div className={classes.bar}>
      <CheckField
        label={none ? t('All on this page') : t('{count} ticked', { count: chosen.length })}
        checked={chosen.length === profiles.length}
        onChange={onTickAll}
      />
      <div className={classes.buttons}>
        {mayDo(user, 'admin.assign') && (
          <Button variant="outlined" disabled={none} onClick={() => setAsked('assign')}>
            {t('Assign')}
          </Button>
        )}
        {actionsOf(user?.roles ?? []).map((action) => (
          <Button
            key={action}
            variant="outlined"
            disabled={none || !wayOf(action, status)}
            onClick={() => setAsked(action)}
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
      {asked === 'assign' && <AssignDialog profiles={chosen} onClose={close} />}
      {asked && asked !== 'assign' && (
        <ReasonDialog
          label={statusActions[asked].label}
          required={asksWhy(asked)}
          onConfirm={(given) => {
            for (const profile of chosen) decideStatus(profile, asked, given)
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
