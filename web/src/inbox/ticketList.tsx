import { equal } from '@bnr/contract/criteria'
import { searchTickets } from '@bnr/contract/inbox/endpoints'
import { ticketIdIn } from '@bnr/contract/inbox/rules'
import {
  type Ticket,
  type TicketSubject,
  ticketSubjectNames,
  ticketSubjects,
} from '@bnr/contract/inbox/schemas'
import type { TicketState } from '@bnr/contract/inbox/states'
import { Link } from 'react-router'
import { choiceFilter, idFilter, searchFilter } from '../backOffice/filters.tsx'
import { staffListPage } from '../backOffice/staffListPage.tsx'
import { useListReading } from '../platform/useListReading.ts'
import { staffEntries } from '../screens/staffEntries.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { oneOf, orderedPages } from '../ui/list/address.ts'
import { momentShown } from '../ui/moments.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { type Tone, ToneBadge } from '../ui/ToneBadge.tsx'
import { t } from '../ui/translation.ts'
import { ticketsKey, useInboxStaff } from './calls.ts'
import classes from './inbox.module.css'

const tabs = { open: 'Open', us: 'Waiting for us', them: 'Waiting for them', closed: 'Closed' } as const
type Tab = keyof typeof tabs
const tabNames = Object.keys(tabs) as Tab[]

export const tones: Record<TicketState, Tone> = {
  'Waiting for us': 'waiting',
  'Waiting for them': 'calm',
  Closed: 'closed',
}
const nobody = '0'

export default staffListPage({
  page: staffEntries['/ad/inbox'],
  lead: 'Messages from the contact form.',
  name: 'inbox',
  filters: {
    show: oneOf<Tab>(tabNames, 'open'),
    number: searchFilter('Number', (typed) =>
      !typed || ticketIdIn(typed) ? undefined : 'Enter a number such as BNR-T-000123',
    ),
    subject: choiceFilter<TicketSubject | ''>('About', ['', ...ticketSubjectNames], '', (subject) =>
      subject ? ticketSubjects[subject] : 'Anything',
    ),
    owner: idFilter('Assigned to', 'Anybody', useOwners, /^(?:0|[1-9]\d{0,8})$/),
    ...orderedPages('asc'),
  },
  useRows: ({ show, number, subject, owner, order, page }) =>
    useListReading(ticketsKey, searchTickets, {
      query: { page, sort: `cdt,${order}` },
      body: {
        criteria: [
          // A number is found in any state.
          ...equal(number ? { id: ticketIdIn(number) } : { st: tabs[show] }),
          ...equal({ sj: subject || undefined, ow: owner ? Number(owner) : undefined }),
        ],
      },
    }),
  columns: [
    { key: 'at', title: 'When', cell: ({ at }) => momentShown(at) },
    { key: 'who', title: 'From', cell: (ticket) => <Sender ticket={ticket} /> },
    { key: 'message', title: 'Message', cell: (ticket) => <Message ticket={ticket} /> },
    {
      key: 'state',
      title: 'Status',
      cell: ({ state }) => <ToneBadge tone={tones[state]}>{t(state)}</ToneBadge>,
    },
    { key: 'owner', title: 'Assigned to', cell: ({ owner }) => owner ?? '–' },
  ],
  orderedBy: 'at',
  actions: {
    of: [],
    others: ({ id, number }) => (
      <ButtonLink variant="quiet" to={`/ad/inbox/${id}`} of={number}>
        {t('Open')}
      </ButtonLink>
    ),
  },
  empty: ({ show }) => ({
    title: t('No messages'),
    message: t(show === 'us' ? 'Nothing waits for an answer.' : 'Choose another tab or other filters.'),
  }),
  Tabs: function ByState({ address: [{ show }, change], children }) {
    return (
      <Tabs
        label={t('Status')}
        tabs={tabNames.map((key) => ({ key, label: t(tabs[key]), panel: () => children }))}
        active={show}
        onChange={(next) => change({ show: next, page: 0 })}
      />
    )
  },
})

function useOwners() {
  const { data = [] } = useInboxStaff()
  return [
    { value: nobody, label: t('Nobody') },
    ...data.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
}

function Sender({ ticket: { name, contact, profile } }: { ticket: Ticket }) {
  return (
    <div>
      <p>{name}</p>
      <p className="note">{contact}</p>
      {profile && <Link to={`/profile/${profile.bnrId}`}>{t('BNR ID {id}', { id: profile.bnrId })}</Link>}
    </div>
  )
}

function Message({ ticket: { number, subject, excerpt } }: { ticket: Ticket }) {
  return (
    <div>
      <p className="note">
        {number} · {t(ticketSubjects[subject])}
      </p>
      <p className={classes.excerpt}>{excerpt}</p>
    </div>
  )
}
