import { equal } from '@bnr/contract/criteria'
import { invoiceTextCriteria } from '@bnr/contract/invoices/textSearch'
import { rupeesInColumn } from '@bnr/contract/money'
import { searchPayments } from '@bnr/contract/payments/endpoints'
import { type DecisionName, decisions, type PaymentEventShown } from '@bnr/contract/payments/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import { Link } from 'react-router'
import { choiceFilter, searchFilter } from '../../backOffice/filters.tsx'
import { staffListPage } from '../../backOffice/staffListPage.tsx'
import { useListReading } from '../../platform/useListReading.ts'
import { staffEntries } from '../../screens/staffEntries.ts'
import { orderedPages } from '../../ui/list/address.ts'
import { momentShown } from '../../ui/moments.ts'
import { ToneBadge } from '../../ui/ToneBadge.tsx'
import { t } from '../../ui/translation.ts'
import { paymentsKey } from './calls.ts'
import { DecideDialog } from './DecideDialog.tsx'
import classes from './paymentList.module.css'

const sources: Record<PaymentEventShown['source'], string> = {
  member: 'By the member',
  staff: 'By staff',
  job: 'By the service',
  return: "The gateway's answer",
  push: "The gateway's notice",
  'status call': 'Checked with the gateway',
}

/** What the list can show, and the words when there is none of it. */
const shown = {
  undecided: {
    word: 'Needs a decision',
    criteria: equal({ nd: true }),
    none: { title: 'Nothing to decide', message: 'Every payment is matched to an invoice.' },
  },
  decided: {
    word: 'Decided',
    criteria: equal({ dd: true }),
    none: { title: 'No decisions yet', message: 'You will see the decisions of the accounts team here.' },
  },
  all: {
    word: 'All',
    criteria: [],
    none: { title: 'No payments yet', message: 'You will see payments here as soon as we receive them.' },
  },
} as const

const orderId = /^BNR[0-9A-F]{20}$/

/** A text may be a gateway order id, an invoice number or a member. */
const criteriaOf = (text: string) => (orderId.test(text) ? equal({ oid: text }) : invoiceTextCriteria(text))

/** The events of all payments and the decisions that finance still has to make. */
export default staffListPage({
  page: staffEntries['/ad/payments'],
  lead: 'Payments that could not be matched to an invoice.',
  name: 'payments',
  filters: {
    show: choiceFilter('Show', ['undecided', 'decided', 'all'], 'undecided', (show) => shown[show].word),
    text: searchFilter('Number, BNR ID or name'),
    ...orderedPages('desc'),
  },
  useRows: ({ show, text, order, page }) =>
    useListReading(paymentsKey, searchPayments, {
      query: { page, sort: `cdt,${order}` },
      body: { criteria: [...shown[show].criteria, ...criteriaOf(text)] },
    }),
  columns: [
    {
      key: 'at',
      title: 'When',
      cell: ({ at }) => <span className={classes.day}>{momentShown(at)}</span>,
    },
    {
      key: 'description',
      title: 'What',
      cell: ({ description, source, state, why }) => (
        <div className={classes.lines}>
          <p>{description}</p>
          <p>{[t(sources[source]), state && t(state)].filter(Boolean).join(' · ')}</p>
          {why && <p className={classes.why}>{t(why)}</p>}
        </div>
      ),
    },
    { key: 'invoice', title: 'Invoice', cell: (event) => <OfInvoice event={event} /> },
    { key: 'order', title: 'Order', cell: (event) => <Order event={event} /> },
    {
      key: 'amount',
      title: 'Amount',
      numeric: true,
      cell: ({ amount }) => (amount === undefined ? '–' : rupeesInColumn(amount)),
    },
  ],
  orderedBy: 'at',
  actions: {
    title: 'Decision',
    of: [
      {
        label: 'Decide',
        variant: 'outlined',
        of: ({ invoiceNumber, orderId, id }) => invoiceNumber ?? orderId ?? String(id),
        isOffered: (event) => canDo(event, 'decide'),
        opens: (event, close) => <DecideDialog event={event} onClose={close} />,
      },
    ],
    none: ({ decision, ...event }) => {
      if (decision) return <Decided event={event} decision={decision} />
      return event.needsDecision ? <ToneBadge tone="waiting">{t('Needs a decision')}</ToneBadge> : '–'
    },
  },
  empty: ({ show, text }) => {
    const { title, message } = shown[show].none
    return text
      ? { title: t('No payments found'), message: t('Check the number or name and try again.') }
      : { title: t(title), message: t(message) }
  },
})

function OfInvoice({ event: { invoiceId, invoiceNumber, bnrId, memberName } }: { event: PaymentEventShown }) {
  if (!invoiceId) return '–'
  return (
    <div className={classes.lines}>
      <p>
        <Link to={`/ad/user-membership/${invoiceId}`}>{invoiceNumber}</Link>
      </p>
      {memberName && <p>{memberName}</p>}
      {bnrId && <p className={classes.day}>{t('BNR ID {id}', { id: bnrId })}</p>}
    </div>
  )
}

function Order({ event: { orderId, trackingId } }: { event: PaymentEventShown }) {
  return (
    <div className={`${classes.lines} ${classes.code}`}>
      <p>{orderId ?? '–'}</p>
      {trackingId && <p>{trackingId}</p>}
    </div>
  )
}

interface DecidedProps {
  event: Omit<PaymentEventShown, 'decision'>
  decision: DecisionName
}

function Decided({ event: { reference, note, decidedBy, decidedAt }, decision }: DecidedProps) {
  const details = [
    reference,
    note !== reference && note,
    decidedAt && [decidedBy, momentShown(decidedAt)].filter(Boolean).join(', '),
  ].flatMap((one) => one || [])
  return (
    <div className={`${classes.lines} ${classes.decided}`} title={details.join('\n')}>
      <p>{t(decisions[decision])}</p>
      {details.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </div>
  )
}
