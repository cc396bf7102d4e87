import { indianFormat } from '@bnr/contract/indianDay'
import { rupeesInColumn } from '@bnr/contract/money'
import { type DecisionName, decisions, type PaymentEventShown } from '@bnr/contract/payments/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import { Link } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import type { Ordering } from '../../ui/list/order.ts'
import { ToneBadge } from '../../ui/ToneBadge.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { OwnTable } from '../../ui/table/OwnTable.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './PaymentsPage.module.css'

export interface PaymentsTableProps {
  events: readonly PaymentEventShown[]
  ordering: Ordering
  onDecide: (event: PaymentEventShown) => void
}

const moment = indianFormat('d MMM yyyy, h:mm a')

const sources: Record<PaymentEventShown['source'], string> = {
  member: 'By the member',
  staff: 'By staff',
  job: 'By the service',
  return: "The gateway's answer",
  push: "The gateway's notice",
  'status call': 'Checked with the gateway',
}

export function PaymentsTable({ events, ordering, onDecide }: PaymentsTableProps) {
  const { t } = useTranslation()
  const columns: Column<PaymentEventShown>[] = [
    {
      key: 'at',
      title: 'When',
      cell: ({ at }) => <span className={classes.day}>{moment(new Date(at))}</span>,
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
    {
      key: 'decision',
      always: true,
      title: 'Decision',
      cell: (event) => <DecisionCell event={event} onDecide={onDecide} />,
    },
  ]
  return (
    <OwnTable
      name="payments"
      caption={t('Payments')}
      columns={columns}
      rows={events}
      sorting={{ column: 'at', ...ordering }}
      rowKey={({ id }) => String(id)}
    />
  )
}

function OfInvoice({ event: { invoiceId, invoiceNumber, bnrId, memberName } }: { event: PaymentEventShown }) {
  const { t } = useTranslation()
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

interface DecisionCellProps {
  event: PaymentEventShown
  onDecide: (event: PaymentEventShown) => void
}

/** The decision, or a button to make one for staff who may. */
function DecisionCell({ event, onDecide }: DecisionCellProps) {
  const { t } = useTranslation()
  const { needsDecision, decision, id } = event
  if (decision) return <Decided event={event} decision={decision} />
  if (!needsDecision) return '–'
  if (!canDo(event, 'decide')) return <ToneBadge tone="waiting">{t('Needs a decision')}</ToneBadge>
  return (
    <Button
      variant="outlined"
      className={classes.decide}
      of={event.invoiceNumber ?? event.orderId ?? String(id)}
      onClick={() => onDecide(event)}
    >
      {t('Decide')}
    </Button>
  )
}

interface DecidedProps {
  event: PaymentEventShown
  decision: DecisionName
}

function Decided({ event: { reference, note, decidedBy, decidedAt }, decision }: DecidedProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.lines}>
      <p>{t(decisions[decision])}</p>
      <p>{reference}</p>
      {note && note !== reference && <p>{note}</p>}
      {decidedAt && <p>{[decidedBy, moment(new Date(decidedAt))].filter(Boolean).join(', ')}</p>}
    </div>
  )
}
