import { ForViewers } from '../accounts/ForViewers.tsx'
import { openLogin, useLoginLeadsTo } from '../accounts/loginPrompt.ts'
import { useSession } from '../accounts/session.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { t } from '../ui/translation.ts'
import { bannersOf } from './banners.ts'
import { useOffers } from './calls.ts'
import { OfferBanner } from './OfferBanner.tsx'
import classes from './OffersPage.module.css'

export const meta = () => pageMeta('Offers', 'Today’s offers for members of BNR Matrimony.')

export default function OffersPage() {
  return (
    <div className={classes.page}>
      <PageTitle title={t('Offers')} />
      <Offers />
    </div>
  )
}

function Offers() {
  const { user } = useSession()
  const { data, error, isFetching, refetch } = useOffers({ enabled: user !== null })
  const skeleton = <BannerSkeleton />
  if (!user) return <ForViewers guest={<LoginFirst />} member={skeleton} staff={skeleton} />
  if (!data && error) {
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return skeleton
  const offers = data.results.filter((offer) => Object.values(bannersOf(offer)).some(Boolean))
  if (offers.length === 0) return <NoOffers />
  return (
    <ul className={classes.list}>
      {offers.map((offer, index) => (
        <li key={offer.id}>
          <OfferBanner offer={offer} eager={index === 0} />
        </li>
      ))}
    </ul>
  )
}

function LoginFirst() {
  useLoginLeadsTo('/offers')
  return (
    <EmptyState
      title={t('Login to view Offers')}
      action={<Button onClick={openLogin}>{t('Login')}</Button>}
    />
  )
}

function NoOffers() {
  return (
    <EmptyState
      title={t('No Offers found')}
      message={t('Please check back soon.')}
      action={
        <ButtonLink to="/membership" variant="outlined">
          {t('See what you get')}
        </ButtonLink>
      }
    />
  )
}

function BannerSkeleton() {
  return (
    <Skeleton>
      <div className={classes.skeleton} />
    </Skeleton>
  )
}
