import { type ProfileCard as Card, mayOpen, type OpenCard } from '@bnr/contract/profiles/card'
import type { ReactNode } from 'react'
import { GuestCard } from '../profiles/card/GuestCard.tsx'
import { ProfileCard } from '../profiles/card/ProfileCard.tsx'
import { useCovered } from '../profiles/fullView/useCovered.tsx'
import { ActivityBar } from './ActivityBar.tsx'
import classes from './ProfileCardList.module.css'

export interface ProfileCardListProps {
  profiles: readonly Card[]
  /** Shown above the facts of each card. */
  note?: (profile: OpenCard) => ReactNode
}

export function ProfileCardList({ profiles, note }: ProfileCardListProps) {
  const { onCovered, dialog } = useCovered()
  return (
    <>
      <ul className={classes.cards}>
        {profiles.map((profile, index) => (
          <li key={profile.id ?? index}>
            {mayOpen(profile) ? (
              <ProfileCard
                profile={profile}
                isFirst={index === 0}
                note={note?.(profile)}
                toolbar={<ActivityBar target={profile} />}
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
