import type { BankLine, ProposedInvoice } from '@bnr/contract/bank/endpoints'
import { canDo } from '@bnr/contract/stateMachine'
import { Link } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { ToneBadge } from '../ui/ToneBadge.tsx'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import classes from './bank.module.css'
import { useMatch } from './calls.ts'

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

function Proposal({ line, proposal }: { line: BankLine; proposal: ProposedInvoice }) {
  const match = useMatch()
  const { id, isStrong, why, pays, number } = proposal
  const reasons = [whoseInvoice(proposal), t(why)].join(' · ')
  const settle = () =>
    match.mutate(
      { lineId: line.id, invoiceId: id },
      {
        onSuccess: ({ message }) => toastSuccess(t(message)),
        onError: ({ message }) => toastError(t(message)),
      },
    )
  return (
    <li className={classes.proposal}>
      <ToneBadge tone={isStrong ? 'good' : 'waiting'}>{t(isStrong ? 'Strong' : 'Weak')}</ToneBadge>
      <Link to={`/ad/user-membership/${id}`}>{number}</Link>
      <p className={classes.why} title={reasons}>
        {reasons}
      </p>
      {canDo(line, 'match') && (
        <Button variant="outlined" of={number} busy={match.isPending} onClick={settle}>
          {t(pays ? 'Settle' : 'Mark as seen')}
        </Button>
      )}
    </li>
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

type Shown = Pick<ProposedInvoice, 'id' | 'number' | 'state' | 'memberName' | 'bnrId'>

const whoseInvoice = ({ state, memberName, bnrId }: Shown): string =>
  [memberName, bnrId && t('BNR ID {id}', { id: bnrId }), t(state)].filter(Boolean).join(' · ')
