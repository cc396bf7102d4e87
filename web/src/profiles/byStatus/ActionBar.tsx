import type { StaffCard } from '@bnr/contract/profiles/card'
import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { profileMachine, type TransitionName } from '@bnr/contract/profiles/transitions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mayDo, useSession } from '../../accounts/session.ts'
import { callBeforeLeaving } from '../../platform/call.ts'
import { decide, useDecisions } from '../../platform/decisions.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import { Button } from '../../ui/Button.tsx'
import { type Reason, ReasonDialog } from '../../ui/decisions/ReasonDialog.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { t } from '../../ui/translation.ts'
import { subjectOf } from '../staff/transitionDecision.ts'
import classes from './ActionBar.module.css'
import { AssignDialog } from './AssignDialog.tsx'
import { actionsOf, asksWhy, type StatusAction, statusActions, wayOf } from './statusActions.ts'
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
  const isDecided = useIsDecided()
  const none = chosen.length === 0
  const close = () => setPending(undefined)
  return (
    <div className={classes.bar}>
      <CheckField
        label={none ? t('All on this page') : t('{count} selected', { count: chosen.length })}
        checked={chosen.length === profiles.length}
        onChange={onTickAll}
      />
      {/* On a phone, disabled buttons would leave nothing in this line to focus and scroll with the keyboard. */}
      <section
        className="row-2"
        tabIndex={none ? 0 : undefined}
        aria-label={t('Actions for what you select')}
      >
        {mayDo(user, 'admin.assign') && (
          <Button variant="outlined" disabled={none} onClick={() => setPending('assign')}>
            {t('Assign')}
          </Button>
        )}
        {actionsOf(user?.roles ?? []).map((action) => (
          <Button
            key={action}
            variant="outlined"
            disabled={none || !chosen.every((profile) => wayOf(action, profile) && !isDecided(profile))}
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
      </section>
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

/** Whether a profile has a decision, which a second one would not change. One that failed can be taken again. */
function useIsDecided() {
  const decisions = useDecisions().filter(({ state }) => state !== 'failed')
  const subjects = new Set(decisions.map(({ subject }) => subject))
  return (profile: StaffCard) => subjects.has(subjectOf(profile))
}

/** Takes a profile through the transitions of an action after the time to undo it. Its row shows the outcome. */
function useStatusDecision() {
  const client = useQueryClient()

  /** Completed transitions stay, so a retry continues from there. */
  async function send(id: number, left: TransitionName[], explanation: Reason, atOnce: boolean) {
    let reply = { message: '' }
    for (let [name] = left; name; [name] = left) {
      reply = await callBeforeLeaving(atOnce)(transitionProfile[name], { params: { id }, body: explanation })
      left.shift()
    }
    void client.invalidateQueries({ queryKey: profilesKey })
    return reply
  }

  return (profile: StaffCard, action: StatusAction, explanation: Reason) => {
    const left = [...(wayOf(action, profile) ?? [])]
    const last = left.at(-1)
    decide({
      subject: subjectOf(profile),
      action,
      reason: explanation.reason,
      leadsTo: last && profileMachine.actions[last].to,
      send: (atOnce) => send(profile.id, left, explanation, atOnce),
    })
  }
}
