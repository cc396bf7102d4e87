import { CallError } from '@bnr/contract/client'
import { callOutcomes } from '@bnr/contract/contactLog/entry'
import { type OpenedTicket, type TicketEntry, ticketSubjects } from '@bnr/contract/inbox/schemas'
import { phoneShown } from '@bnr/contract/profiles/facts/shown'
import { Link, useParams } from 'react-router'
import { DeliveryLine } from '../contactLog/DeliveryLine.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { FactList } from '../ui/FactList.tsx'
import { momentShown } from '../ui/moments.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx'
import { Surface } from '../ui/Surface.tsx'
import { useKeptFocus } from '../ui/table/useKeptFocus.ts'
import { t } from '../ui/translation.ts'
import { useOpenedTicket } from './calls.ts'
import classes from './inbox.module.css'
import { TicketActions } from './TicketActions.tsx'

export const meta = () => pageMeta('Message to the office')

export default function TicketPage() {
  const id = Number(useParams().id)
  const { data, error, isFetching, refetch } = useOpenedTicket(id)
  if (data) return <Opened ticket={data} />
  if (error instanceof CallError && [400, 404].includes(error.status)) return <NoTicket />
  if (error)
    return <ErrorState isPage message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <RowsSkeleton />
}

function NoTicket() {
  return (
    <EmptyState
      isMissing
      title={t('Message not found')}
      action={<ButtonLink to="/ad/inbox">{t('Inbox')}</ButtonLink>}
    />
  )
}

function Opened({ ticket }: { ticket: OpenedTicket }) {
  const { number, subject, text, profile, entries } = ticket
  return (
    <div {...useKeptFocus()}>
      <PageTitle
        title={number}
        lead={t(ticketSubjects[subject])}
        actions={<TicketActions ticket={ticket} />}
      />
      <div className="stack-4">
        <FactList facts={factsOf(ticket)} variant="figures" />
        {profile && (
          <p>
            <Link to={`/profile/${profile.bnrId}`}>
              {profile.name} ({profile.bnrId})
            </Link>{' '}
            {t(
              profile.isSender
                ? 'wrote this while logged in.'
                : 'has this number or address. Somebody else may have entered it.',
            )}
          </p>
        )}
        <Surface>
          <p className={classes.text}>{text}</p>
        </Surface>
      </div>
      <h2 className={classes.title}>{t('What we did')}</h2>
      {entries.length === 0 && <p className="soft">{t('Nothing yet.')}</p>}
      <ol className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Surface compact>
              <Entry entry={entry} />
            </Surface>
          </li>
        ))}
      </ol>
    </div>
  )
}

const factsOf = ({ at, name, phone, email, state, owner }: OpenedTicket) => [
  { label: 'From', value: name },
  { label: 'Mobile number', value: phone && phoneShown(phone), callable: true },
  { label: 'E-mail', value: email },
  { label: 'When', value: momentShown(at) },
  { label: 'Status', value: t(state) },
  { label: 'Assigned to', value: owner ?? t('Nobody') },
]

function Entry({ entry: { at, by, text, delivery, ...entry } }: { entry: TicketEntry }) {
  return (
    <>
      <p className="strong">{whatHappened({ ...entry, text })}</p>
      <p className="soft">
        {momentShown(at)} · {by}
      </p>
      {entry.kind !== 'assign' && text && <p className={classes.text}>{text}</p>}
      {delivery && <DeliveryLine delivery={delivery} />}
    </>
  )
}

const words = {
  answer: 'Answer',
  reply: 'Their reply',
  note: 'Note',
  close: 'Closed',
  reopen: 'Opened again',
} as const

function whatHappened({ kind, outcome, text }: Pick<TicketEntry, 'kind' | 'outcome' | 'text'>): string {
  if (kind === 'assign') return text ? t('Assigned to {name}', { name: text }) : t('Assigned to nobody')
  if (kind === 'call') return t('Call: {outcome}', { outcome: outcome ? t(callOutcomes[outcome].label) : '' })
  return t(words[kind])
}
