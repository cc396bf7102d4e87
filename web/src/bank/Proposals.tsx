import type { BankLine, ProposedInvoice } from '@bnr/contract/bank/endpoints'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { ChangeDialog } from '../ui/ChangeDialog.tsx'
import { ToneBadge } from '../ui/ToneBadge.tsx'
import { t } from '../ui/translation.ts'
import classes from './bank.module.css'
import { useMatch } from './calls.ts'
import { matchEffect, matchLabel, matchQuestion, whoseInvoice } from './matchWords.ts'

/** Every invoice that is proposed for a line, each with its own button. */
export function Proposals({ line }: { line: BankLine }) {
  return (
    <ul className={classes.proposals}>
      {line.proposals.map((proposal) => (
        <Proposal key={proposal.id} line={line} proposal={proposal} />
      ))}
    </ul>
  )
}

interface ProposalProps {
  line: BankLine
  proposal: ProposedInvoice
}

function Proposal({ line, proposal }: ProposalProps) {
  const { id, isStrong, why, number } = proposal
  const reasons = [whoseInvoice(proposal), t(why)].join(' · ')
  return (
    <li className={classes.proposal}>
      <ToneBadge tone={isStrong ? 'good' : 'waiting'}>{t(isStrong ? 'Strong' : 'Weak')}</ToneBadge>
      <Link to={`/ad/user-membership/${id}`}>{number}</Link>
      <p className={classes.why} title={reasons}>
        {reasons}
      </p>
      {canDo(line, 'match') && <MatchButton line={line} proposal={proposal} />}
    </li>
  )
}

/** Matches after a question, because a payment cannot be undone. The question is outside the table, whose cells cut texts. */
function MatchButton({ line, proposal }: ProposalProps) {
  const [isAsking, setAsking] = useState(false)
  const match = useMatch()
  const { id, number, pays } = proposal
  return (
    <>
      <Button variant="outlined" of={number} busy={match.isPending} onClick={() => setAsking(true)}>
        {matchLabel(pays)}
      </Button>
      {isAsking &&
        createPortal(
          <ChangeDialog
            change={match}
            input={{ lineId: line.id, invoiceId: id }}
            title={matchQuestion(line, proposal)}
            confirmLabel={matchLabel(pays)}
            done={({ message }) => t(message)}
            onClose={() => setAsking(false)}
          >
            <div className="stack-3">
              <p>{[whoseInvoice(proposal), line.reference].filter(Boolean).join(' · ')}</p>
              <p>{matchEffect(pays)}</p>
            </div>
          </ChangeDialog>,
          document.body,
        )}
    </>
  )
}

/** The invoice or settlement that a line was matched with. */
export function InvoiceOfLine({ line: { invoice, paid, settlement } }: { line: BankLine }) {
  if (settlement) return t('Settlement {utr} of the card gateway', { utr: settlement })
  if (!invoice) return '–'
  return (
    <div className={classes.lines}>
      <p>
        <Link to={`/ad/user-membership/${invoice.id}`}>{invoice.number}</Link>
      </p>
      <p>{whoseInvoice(invoice)}</p>
      <p>{t(paid ? 'The line paid it' : 'Noted for a paid invoice')}</p>
    </div>
  )
}
