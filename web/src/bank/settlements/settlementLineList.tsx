import { type SettlementLine, settlementProblems } from '@bnr/contract/bank/settlements'
import { rupeesInColumn, rupeesShown } from '@bnr/contract/money'
import { Link } from 'react-router'
import { choiceFilter } from '../../backOffice/filters.tsx'
import { staffListPage } from '../../backOffice/staffListPage.tsx'
import { orderedPages, text } from '../../ui/list/address.ts'
import { dayShown } from '../../ui/moments.ts'
import { t } from '../../ui/translation.ts'
import classes from '../bank.module.css'
import { useSettlementLines } from './calls.ts'

const shown = { differing: 'Orders that differ', all: 'All' } as const

/** The orders of one settlement or of all, and what is wrong with them. */
export default staffListPage({
  page: { title: 'Orders in Settlements' },
  lead: 'What the card gateway settled, compared with our orders.',
  name: 'settlementLines',
  filters: {
    show: choiceFilter('Show', ['differing', 'all'], 'differing', (show) => shown[show]),
    settlement: text((typed) => /^[1-9]\d{0,8}$/.test(typed)),
    ...orderedPages('desc'),
  },
  useRows: (values) => useSettlementLines(values),
  columns: [
    {
      key: 'order',
      title: 'Order',
      cell: ({ orderId, utr, day }) => (
        <div className={classes.lines}>
          <p className={classes.code}>{orderId}</p>
          <p>{[utr, dayShown(day)].join(' · ')}</p>
        </div>
      ),
    },
    { key: 'invoice', title: 'Invoice', cell: (line) => <OfInvoice line={line} /> },
    { key: 'amount', title: 'Paid', numeric: true, cell: ({ amount }) => rupeesInColumn(amount) },
    { key: 'fee', title: 'Fee', numeric: true, cell: ({ fee }) => rupeesInColumn(fee) },
    { key: 'tax', title: 'Tax on the fee', numeric: true, cell: ({ tax }) => rupeesInColumn(tax) },
    { key: 'net', title: 'Settled', numeric: true, cell: ({ net }) => rupeesInColumn(net) },
    {
      key: 'problem',
      title: 'Difference',
      always: true,
      cell: ({ problem }) =>
        problem ? <span className="danger">{t(settlementProblems[problem])}</span> : '–',
    },
  ],
  orderedBy: 'order',
  empty: ({ show }) =>
    show === 'differing'
      ? {
          title: t('No order differs'),
          message: t('We know every settled order, and the amounts agree.'),
        }
      : { title: t('No orders found'), message: t('Upload a settlement report of the card gateway.') },
})

function OfInvoice({ line: { invoiceId, invoiceNumber, sent } }: { line: SettlementLine }) {
  if (!invoiceId) return '–'
  return (
    <div className={classes.lines}>
      <p>
        <Link to={`/ad/user-membership/${invoiceId}`}>{invoiceNumber}</Link>
      </p>
      {sent !== undefined && <p>{t('Our order: {amount}', { amount: rupeesShown(sent) })}</p>}
    </div>
  )
}
