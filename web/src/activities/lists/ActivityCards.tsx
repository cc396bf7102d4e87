import type { ListedActivity } from '@bnr/contract/activities/endpoints'
import { type ActivityVerb, kindOf } from '@bnr/contract/activities/kinds'
import { type ActivityList, type ActivitySlug, activityLists } from '@bnr/contract/activities/lists'
import { mayOpen, type OpenCard } from '@bnr/contract/profiles/card'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useState } from 'react'
import { GuestCard } from '../../profiles/card/GuestCard.tsx'
import { ProfileCard } from '../../profiles/card/ProfileCard.tsx'
import { useCovered } from '../../profiles/fullView/useCovered.tsx'
import { Button } from '../../ui/Button.tsx'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { activityMomentShown, agoShown } from '../../ui/moments.ts'
import { useKeptFocus } from '../../ui/table/useKeptFocus.ts'
import { t } from '../../ui/translation.ts'
import { useFocusAfterRemoval } from '../../ui/useFocusAfterRemoval.ts'
import { ActivityBar } from '../ActivityBar.tsx'
import { useUndo } from '../calls.ts'
import { InterestDecision } from '../interests/InterestDecision.tsx'
import { TakeBackButton } from '../interests/TakeBackButton.tsx'
import classes from './ActivityCards.module.css'

const AlbumLightbox = lazyDialog(() => import('./AlbumLightbox.tsx'))

export interface ActivityCardsProps {
  slug: ActivitySlug
  activities: readonly ListedActivity[]
}

export function ActivityCards({ slug, activities }: ActivityCardsProps) {
  const [albumProfile, setAlbumProfile] = useState<OpenCard>()
  const { onCovered, dialog } = useCovered()
  const list = useFocusAfterRemoval(activities.length)
  return (
    <>
      <ul className="stack-5" ref={list} tabIndex={-1}>
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
      note={activity.introduced && <p className={classes.introduced}>{t('Introduced by our office')}</p>}
      actions={
        <>
          {side === 'byMe' && <RemoveButton kind={kind} activity={activity} profile={profile} />}
          {slug === 'interest-expressed' && <TakeBackButton activity={activity} target={profile} />}
        </>
      }
      toolbar={!isBlocked && <Toolbar slug={slug} activity={activity} profile={profile} />}
    />
  )
}

function Toolbar({ slug, activity: { id, interest }, profile }: OfActivity & { slug: ActivitySlug }) {
  const isWaiting = slug === 'interest-received' && interest === 'Pending'
  return (
    <div {...useKeptFocus()}>
      {isWaiting ? (
        <InterestDecision id={id} name={profile.basic?.name ?? ''} />
      ) : (
        <ActivityBar target={profile} />
      )}
    </div>
  )
}

const words: Partial<Record<ActivityVerb, { label: string; whole: string }>> = {
  shortlist: { label: 'Remove', whole: 'Remove {name} from your shortlist' },
  ignore: { label: 'Remove', whole: 'Remove {name} from your ignored profiles' },
  block: { label: 'Unblock', whole: 'Unblock {name}' },
}

interface OfActivity {
  activity: ListedActivity
  profile: OpenCard
}

/** Undoes an own activity if its kind can be undone, and reloads the list. */
function RemoveButton({ kind, activity, profile }: OfActivity & { kind: ActivityVerb }) {
  const undo = useUndo(profile)
  const word = kindOf(kind).undone ? words[kind] : undefined
  if (!word) return null
  const { id, at, kind: code } = activity
  const own = { id, at, kind: code, from: { id: 0 }, target: { id: profile.id } }
  return (
    <Button
      variant="quiet"
      // Until the list has been reloaded without this row.
      busy={undo.isPending || undo.isSuccess}
      aria-label={t(word.whole, { name: profile.basic?.name ?? '' })}
      onClick={() => undo.mutate(own)}
    >
      {t(word.label)}
    </Button>
  )
}
