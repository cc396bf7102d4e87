import type { ListedActivity } from '@bnr/contract/activities/endpoints'
import { type ActivityList, type ActivitySlug, activityLists } from '@bnr/contract/activities/lists'
import { mayOpen, type OpenCard } from '@bnr/contract/profiles/card'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useState } from 'react'
import { GuestCard } from '../../profiles/card/GuestCard.tsx'
import cards from '../../profiles/card/ProfileCard.module.css'
import { ProfileCard } from '../../profiles/card/ProfileCard.tsx'
import { useCovered } from '../../profiles/fullView/useCovered.tsx'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { activityMomentShown, agoShown } from '../../ui/moments.ts'
import { ActivityBar } from '../ActivityBar.tsx'
import classes from './ActivityCards.module.css'
import { RemoveButton } from './RemoveButton.tsx'

const AlbumLightbox = lazyDialog(() => import('./AlbumLightbox.tsx'))

export interface ActivityCardsProps {
  slug: ActivitySlug
  activities: readonly ListedActivity[]
}

export function ActivityCards({ slug, activities }: ActivityCardsProps) {
  const [albumProfile, setAlbumProfile] = useState<OpenCard>()
  const { onCovered, dialog } = useCovered()
  return (
    <>
      <ul className={cards.list}>
        {activities.map((activity, index) => (
          <li key={activity.id}>
            <ActivityCard
              slug={slug}
              activity={activity}
              onCovered={onCovered}
              isFirst={index === 0}
              onPhoto={setAlbumProfile}
            />
          </li>
        ))}
      </ul>
      {dialog}
      {albumProfile && <AlbumLightbox profile={albumProfile} onClose={() => setAlbumProfile(undefined)} />}
    </>
  )
}

interface ActivityCardProps {
  slug: ActivitySlug
  activity: ListedActivity
  isFirst: boolean
  onPhoto: (profile: OpenCard) => void
  onCovered: () => void
}

function ActivityCard({ slug, activity, isFirst, onPhoto, onCovered }: ActivityCardProps) {
  const { kind, side }: ActivityList = activityLists[slug]
  const isBlocked = kind === 'block'
  const profile = activity.target ?? activity.from
  if (!profile) return null
  const marks = (
    <p className={classes.date}>
      <IconClock size={16} aria-hidden />
      <time dateTime={activity.at} suppressHydrationWarning>
        {agoShown(activity.at, activityMomentShown)}
      </time>
    </p>
  )
  if (!mayOpen(profile)) return <GuestCard profile={profile} marks={marks} onCovered={onCovered} />
  return (
    <ProfileCard
      profile={profile}
      isFirst={isFirst}
      newTab
      canOpen={!isBlocked}
      onPhoto={() => onPhoto(profile)}
      marks={marks}
      actions={side === 'byMe' && <RemoveButton kind={kind} activity={activity} profile={profile} />}
      toolbar={!isBlocked && <ActivityBar target={profile} />}
    />
  )
}
