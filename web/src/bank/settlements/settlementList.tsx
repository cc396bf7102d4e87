import type { Settlement } from '@bnr/contract/bank/settlements'
import { indianNumber } from '@bnr/contract/indianNumber'
import { rupeesInColumn } from '@bnr/contract/money'
import { Link } from 'react-router'
import { mayDo, useSession } from '../../accounts/session.ts'
import { choiceFilter } from '../../backOffice/filters.tsx'
import { staffListPage } from '../../backOffice/staffListPage.tsx'
import { staffEntries } from '../../screens/staffEntries.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { orderedPages } from '../../ui/list/address.ts'
import { dayShown } from '../../ui/moments.ts'
import { ToneBadge } from '../../ui/ToneBadge.tsx'
import { t } from '../../ui/translation.ts'
import classes from '../bank.module.css'
import { useSettlements } from './calls.ts'

const atBank = { '': 'All', yes: 'At the bank', no: 'Not at the bank yet' } as const

/** What the card gateway transferred, with its fees, and whether the bank shows it. */
export default staffListPage({
  page: staffEntries['/ad/settlements'],
  lead: 'Transfers of the card gateway. A bank line with the same reference and amount is matched by itself.',
  name: 'settlements',
  filters: {
    bank: choiceFilter<keyof typeof atBank>('Bank', ['', 'yes', 'no'], '', (bank) => atBank[bank]),
    ...orderedPages('desc'),
  },
  useRows: (values) => useSettlements(values),
  columns: [
    {
      key: 'utr',
      title: 'Settlement',
      cell: ({ utr, day }) => (
        <div className={classes.lines}>
          <p className={classes.code}>{utr}</p>
          <p>{dayShown(day)}</p>
        </div>
      ),
    },
    { key: 'orders', title: 'Orders', cell: (settlement) => <Orders settlement={settlement} /> },
    { key: 'amount', title: 'Paid', numeric: true, cell: ({ amount }) => rupeesInColumn(amount) },
    { key: 'fee', title: 'Fee', numeric: true, cell: ({ fee }) => rupeesInColumn(fee) },
    { key: 'tax', title: 'Tax on the fee', numeric: true, cell: ({ tax }) => rupeesInColumn(tax) },
    { key: 'net', title: 'Settled', numeric: true, cell: ({ net }) => rupeesInColumn(net) },
    {
      key: 'bank',
      title: 'Bank',
      cell: ({ bankDay }) =>
        bankDay ? (
          <ToneBadge tone="good">{dayShown(bankDay)}</ToneBadge>
        ) : (
          <ToneBadge tone="waiting">{t('Not yet')}</ToneBadge>
        ),
    },
  ],
  orderedBy: 'utr',
  empty: ({ bank }) =>
    bank
      ? { title: t('No settlements found'), message: t('Try removing the filter.') }
      : { title: t('No settlements yet'), message: t('Upload a settlement report of the card gateway.') },
  Tools: function Links() {
    const { user } = useSession()
    return (
      <>
        <ButtonLink variant="quiet" to="/ad/settlements/orders">
          {t('Orders that differ')}
        </ButtonLink>
        {mayDo(user, 'payments.match') && (
          <ButtonLink to="/ad/settlements/upload">{t('Upload a report')}</ButtonLink>
        )}
      </>
    )
  },
})

function Orders({ settlement: { id, utr, lineCount, problemCount } }: { settlement: Settlement }) {
  return (
    <div className={classes.lines}>
      <p>
        <Link
          to={`/ad/settlements/orders?show=all&settlement=${id}`}
          aria-label={t('Orders: {count} of {utr}', { count: indianNumber(lineCount), utr })}
        >
          {t('Orders: {count}', { count: indianNumber(lineCount) })}
        </Link>
      </p>
      {problemCount > 0 && (
        <p className="danger">
          {problemCount === 1 ? t('1 differs') : t('{count} differ', { count: indianNumber(problemCount) })}
        </p>
      )}
    </div>
  )
}
