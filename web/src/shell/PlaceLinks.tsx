import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../accounts/session.ts'
import { lazyPart } from '../ui/lazyPart.ts'
import { t } from '../ui/translation.ts'
import { memberPlaces, type Place, type PlaceName, placeNames, placeOf } from './memberPlaces.ts'

const WaitingCount = lazyPart('activities/WaitingCount.tsx', () => import('../activities/WaitingCount.tsx'))

export function usePlace(): PlaceName | undefined {
  const { user } = useSession()
  return placeOf(useLocation().pathname, user?.bnrId)
}

/** Links to all places that are pages; the caller adds the menu of the account. */
export function PlaceLinks({ className }: { className: string | undefined }) {
  const { pathname } = useLocation()
  const here = usePlace()
  return placeNames.map((name) => {
    const place: Place = memberPlaces[name]
    const { to } = place
    if (!to) return null
    const isHere = name === here && (to === pathname ? 'page' : 'true')
    return (
      <Link key={name} to={to} className={className} aria-current={isHere || undefined}>
        <PlaceIcon name={name} />
        {t(place.label)}
        {name === 'interests' && <InterestsToAnswer />}
      </Link>
    )
  })
}

export function PlaceIcon({ name }: { name: PlaceName }) {
  const Icon = memberPlaces[name].icon
  return <Icon size={24} aria-hidden />
}

/** Loads late and lies over the icon, so that nothing moves. */
function InterestsToAnswer() {
  const profileId = useSession().user?.profileId
  if (profileId === undefined) return null
  return (
    <Suspense>
      <WaitingCount profileId={profileId} />
    </Suspense>
  )
}
