import type { Offer, OfferedPlan } from '@bnr/contract/offers/schemas'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import { t } from '../../ui/translation.ts'
import { OfferPrice } from '../OfferPrice.tsx'
import classes from './OfferManagePage.module.css'

/** The price of each plan in the offer, as members see it. */
export function OfferPackages({ offer }: { offer: Offer }) {
  const columns: Column<OfferedPlan>[] = [
    { key: 'name', title: 'Plan', cell: ({ name }) => name },
    {
      key: 'price',
      title: 'Price before GST',
      cell: ({ listAmount }) => <OfferPrice price={offer.price} listAmount={listAmount} />,
    },
  ]
  return (
    <section aria-labelledby="packages-title" className={classes.part}>
      <h2 id="packages-title">{t('Plans')}</h2>
      <DataTable
        caption={t('Plans')}
        columns={columns}
        rows={offer.plans}
        rowKey={({ planId }) => String(planId)}
        empty={<p className="soft">{t('None of the plans in this offer is on sale.')}</p>}
      />
      <p className="soft">
        {offer.couponsHold ? t('Can be combined with coupons.') : t('Cannot be combined with coupons.')}
      </p>
    </section>
  )
}
