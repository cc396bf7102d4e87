import type { Offer, OfferedPackage } from '@bnr/contract/offers/schemas'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { OfferPrice } from '../OfferPrice.tsx'
import classes from './OfferManagePage.module.css'

/** What each package costs with the offer, as members will read it. */
export function OfferPackages({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  const columns: Column<OfferedPackage>[] = [
    { key: 'name', title: t('Package'), cell: ({ name }) => name },
    {
      key: 'price',
      title: t('Price before GST'),
      cell: ({ listAmount }) => <OfferPrice price={offer.price} listAmount={listAmount} />,
    },
  ]
  return (
    <section aria-labelledby="packages-title" className={classes.part}>
      <h2 id="packages-title">{t('Packages')}</h2>
      <DataTable
        caption={t('Packages')}
        columns={columns}
        rows={offer.packages}
        rowKey={({ planId }) => String(planId)}
        empty={<p className="soft">{t('None of its packages is sold any more.')}</p>}
      />
      <p className="soft">
        {offer.couponsHold ? t('A coupon holds beside it.') : t('No coupon holds beside it.')}
      </p>
    </section>
  )
}
