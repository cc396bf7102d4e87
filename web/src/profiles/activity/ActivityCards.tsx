import type { ListedActivity } from '@bnr/contract/activities/endpoints'
import { type ActivityList, type ActivitySlug, activityLists } from '@bnr/contract/activities/lists'
import type { Profile } from '@bnr/contract/profiles/profile'
import { lazy, Suspense, useState } from 'react'
import { ActionBar } from '../../activities/ActionBar.tsx'
import { activePhotos } from '../../media/photos.ts'
import cards from '../card/ProfileCard.module.css'
import { ProfileCard } from '../card/ProfileCard.tsx'
import { ActivityDate } from './ActivityDate.tsx'
import { RemoveButton } from './RemoveButton.tsx'

const Lightbox = lazy(() => import('../../media/gallery/Lightbox.tsx'))

export interface ActivityCardsProps {
  slug: ActivitySlug
  activities: readonly ListedActivity[]
}

export function ActivityCards({ slug, activities }: ActivityCardsProps) {
  const [looking, setLooking] = useState<Profile>()
  const { kind, side }: ActivityList = activityLists[slug]
  const isBlocked = kind === 'block'
  return (
    <>
      <ul className={cards.list}>
        {activities.map((activity) => {
          const profile = activity.target ?? activity.from
          if (!profile) return null
          return (
            <li key={activity.id}>
              <ProfileCard
                profile={profile}
                newTab
                canOpen={!isBlocked}
                onPhoto={() => setLooking(profile)}
                marks={<ActivityDate at={activity.at} />}
                actions={
                  side === 'byMe' && <RemoveButton kind={kind} activity={activity} profile={profile} />
                }
                toolbar={!isBlocked && <ActionBar target={profile} />}
              />
            </li>
          )
        })}
      </ul>
      {looking && (
        <Suspense>
          <Lightbox
            photos={activePhotos(looking.media)}
            name={looking.basic?.name ?? ''}
            start={0}
            onClose={() => setLooking(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
