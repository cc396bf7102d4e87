import type { Offer, OfferedPlan } from '@bnr/contract/offers/schemas'
import { useParams } from 'react-router'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import { t } from '../../ui/translation.ts'
import { OfferPrice } from '../OfferPrice.tsx'
import { offerPeriod } from '../offerPeriod.ts'
import { BannerSlot } from './BannerSlot.tsx'
import { useManagedOffer } from './calls.ts'
import { OfferActions } from './OfferActions.tsx'
import { OfferBadge } from './OfferBadge.tsx'
import classes from './OfferManagePage.module.css'

export const meta = () => pageMeta('Offer')

export default function OfferManagePage() {
  const { id } = useParams()
  const { data: offer, error, isFetching, refetch } = useManagedOffer(Number(id))
  if (!offer && error)
    return <ErrorState isPage message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (offer === undefined) return <RowsSkeleton />
  return offer === null ? <NoOffer /> : <ManagedOffer offer={offer} />
}

function ManagedOffer({ offer }: { offer: Offer }) {
  const lead = (
    <>
      <OfferBadge state={offer.state} /> <span className="soft">{offerPeriod(offer)}</span>
    </>
  )
  return (
    <>
      <PageTitle title={offer.title} lead={lead} actions={<OfferActions offer={offer} />} />
      <div className={classes.parts}>
        <OfferPlans offer={offer} />
        <section aria-labelledby="banners-title" className={classes.part}>
          <h2 id="banners-title">{t('Banners')}</h2>
          <p className="soft">
            {t(
              'JPEG, PNG or WebP, in exactly these sizes. Desktops show the wide banner, phones the tall one.',
            )}
          </p>
          <div className={classes.banners}>
            <BannerSlot offer={offer} format="desktop" />
            <BannerSlot offer={offer} format="mobile" />
          </div>
        </section>
      </div>
    </>
  )
}

function NoOffer() {
  return (
    <EmptyState
      isMissing
      title={t('Offer not found')}
      action={<ButtonLink to="/offers/manage">{t('Manage Offers')}</ButtonLink>}
    />
  )
}

/** The price of each plan in the offer, as members see it. */
function OfferPlans({ offer }: { offer: Offer }) {
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
