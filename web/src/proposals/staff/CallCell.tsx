import type { Proposal } from '@bnr/contract/proposals/schemas'
import { proposalMachine } from '@bnr/contract/proposals/states'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { momentShown } from '../../ui/moments.ts'
import { t } from '../../ui/translation.ts'
import { ArrangeDialog, LogDialog } from './CallDialogs.tsx'

const dialogs = { arrange: ArrangeDialog, log: LogDialog } as const
type CallAction = keyof typeof dialogs
const callActions = Object.keys(dialogs) as CallAction[]

/** The call of both families after a mutual yes: its time, and what the manager can do about it. */
export function CallCell({ proposal }: { proposal: Proposal }) {
  const [opened, setOpened] = useState<CallAction>()
  const { callAt, callLoggedAt, profile } = proposal
  const offered = callActions.filter((action) => canDo(proposal, action))
  const Opened = opened && dialogs[opened]
  if (!callAt && offered.length === 0) return '–'
  return (
    <>
      {callAt && <p>{momentShown(callAt)}</p>}
      {callLoggedAt && <p className="note">{t('In the contact logs')}</p>}
      {offered.map((action) => {
        const label = t(proposalMachine.actions[action].label)
        return (
          <Button
            key={action}
            variant="quiet"
            aria-label={t('{action} with {name}', { action: label, name: profile.basic?.name ?? '' })}
            onClick={() => setOpened(action)}
          >
            {label}
          </Button>
        )
      })}
      {Opened && <Opened proposal={proposal} onClose={() => setOpened(undefined)} />}
    </>
  )
}
