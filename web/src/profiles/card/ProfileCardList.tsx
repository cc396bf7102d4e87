import { type ProfileCard as Card, mayOpen, type OpenCard } from '@bnr/contract/profiles/card'
import type { ReactNode } from 'react'
import { ActionBar } from '../../activities/ActionBar.tsx'
import { useWholePage } from '../../ui/useWholePage.ts'
import { useCovered } from '../fullView/useCovered.tsx'
import { GuestCard } from './GuestCard.tsx'
import classes from './ProfileCard.module.css'
import { ProfileCard } from './ProfileCard.tsx'

export interface ProfileCardListProps {
  profiles: readonly Card[]
  /** What stands above the facts of each. */
  note?: (profile: OpenCard) => ReactNode
}

/** As many as a screen shows at first. */
const first = 2

export function ProfileCardList({ profiles, note }: ProfileCardListProps) {
  const isWhole = useWholePage()
  const { onCovered, dialog } = useCovered()
  return (
    <>
      <ul className={classes.list} data-part={!isWhole || undefined}>
        {(isWhole ? profiles : profiles.slice(0, first)).map((profile, index) => (
          <li key={profile.id ?? index}>
            {mayOpen(profile) ? (
              <ProfileCard
                profile={profile}
                note={note?.(profile)}
                toolbar={<ActionBar target={profile} />}
              />
            ) : (
              <GuestCard profile={profile} onCovered={onCovered} />
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}
