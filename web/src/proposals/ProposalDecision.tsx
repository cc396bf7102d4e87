import { acceptProposal, declineProposal, postponeProposal } from '@bnr/contract/proposals/ownEndpoints'
import type { Proposal } from '@bnr/contract/proposals/schemas'
import {
  type ProposalAnswer,
  type ProposalReason,
  proposalAnswers,
  proposalMachine,
  proposalReasons,
} from '@bnr/contract/proposals/states'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { callBeforeLeaving } from '../platform/call.ts'
import { type Decision, decide } from '../platform/decisions.ts'
import { Button } from '../ui/Button.tsx'
import { DecisionPlace } from '../ui/decisions/DecisionPlace.tsx'
import { useReporting } from '../ui/decisions/useReporting.ts'
import { lazyDialog } from '../ui/lazyDialog.ts'
import { t } from '../ui/translation.ts'
import classes from './ProposalCards.module.css'

const ReasonDialog = lazyDialog(() => import('./ReasonDialog.tsx'))

/** Yes, Not for us and Later. The answer can be undone for five seconds, then it is sent. */
export function ProposalDecision({ proposal }: { proposal: Proposal }) {
  const [isAsking, setAsking] = useState(false)
  const { id, profile } = proposal
  const subject = `proposal ${id}`
  const name = profile.basic?.name ?? ''
  const send = useSend(id)
  const answer = (action: ProposalAnswer, reason?: ProposalReason) =>
    decide({
      subject,
      action,
      reason: reason && t(proposalReasons[reason].label),
      send: (atOnce) => send(action, reason, atOnce),
    })
  return (
    <DecisionPlace
      subject={subject}
      name={name}
      isAsking={isAsking}
      outcomeOf={({ action }) => outcomes[action] ?? ''}
    >
      <div className={classes.answers}>
        {proposalAnswers
          .filter((action) => canDo(proposal, action))
          .map((action) => {
            const label = t(proposalMachine.actions[action].label)
            return (
              <Button
                key={action}
                variant={action === 'yes' ? 'filled' : action === 'no' ? 'outlined' : 'quiet'}
                aria-label={t('{answer} to {name}', { answer: label, name })}
                onClick={() => (action === 'no' ? setAsking(true) : answer(action))}
              >
                {label}
              </Button>
            )
          })}
      </div>
      {isAsking && (
        <ReasonDialog
          name={name}
          onClose={() => setAsking(false)}
          onReason={(reason) => {
            setAsking(false)
            answer('no', reason)
          }}
        />
      )}
    </DecisionPlace>
  )
}

const outcomes: Readonly<Record<Decision['action'], string>> = {
  yes: 'Yes: we express your interest',
  no: 'Not for us',
  later: 'Later',
}

function useSend(id: number) {
  const report = useReporting()
  return (action: ProposalAnswer, reason: ProposalReason | undefined, atOnce: boolean) => {
    const send = callBeforeLeaving(atOnce)
    const params = { id }
    return report(
      reason
        ? send(declineProposal, { params, body: { reason } })
        : send(action === 'yes' ? acceptProposal : postponeProposal, { params }),
    )
  }
}
