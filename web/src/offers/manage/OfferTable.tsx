import { rupeesShown } from '@bnr/contract/money'
import type { Offer } from '@bnr/contract/offers/schemas'
import { Link } from 'react-router'
import type { Ordering } from '../../ui/list/order.ts'
import type { Column } from '../../ui/table/DataTable.tsx'
import { OwnTable } from '../../ui/table/OwnTable.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { offerPeriod } from '../offerPeriod.ts'
import { OfferBadge } from './OfferBadge.tsx'
import classes from './OfferTable.module.css'

export function OfferTable({ offers, ordering }: { offers: readonly Offer[]; ordering: Ordering }) {
  const { t } = useTranslation()
  const columns: Column<Offer>[] = [
    {
      key: 'title',
      title: 'Title',
      cell: ({ id, title }) => (
        <Link to={`/offers/manage/${id}`} className={classes.title}>
          {title}
        </Link>
      ),
    },
    {
      key: 'packages',
      title: 'Plans',
      cell: ({ plans }) => plans.map(({ name }) => name).join(', ') || '–',
    },
    {
      key: 'price',
      title: 'Price before GST',
      cell: ({ price }) => (price === undefined ? '–' : rupeesShown(price)),
    },
    { key: 'days', title: 'Valid', cell: (offer) => offerPeriod(offer, t) },
    { key: 'state', title: 'Status', cell: ({ state }) => <OfferBadge state={state} /> },
  ]
  return (
    <OwnTable
      name="offers"
      caption={t('Offers')}
      columns={columns}
      rows={offers}
      sorting={ordering}
      rowKey={({ id }) => String(id)}
    />
  )
}
