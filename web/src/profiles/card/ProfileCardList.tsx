import type { Profile } from '@bnr/contract/profiles/profile'
import type { ReactNode } from 'react'
import { ActionBar } from '../../activities/ActionBar.tsx'
import classes from './ProfileCard.module.css'
import { ProfileCard } from './ProfileCard.tsx'

export interface ProfileCardListProps {
  profiles: readonly Profile[]
  /** What stands above the facts of each. */
  note?: (profile: Profile) => ReactNode
}

export function ProfileCardList({ profiles, note }: ProfileCardListProps) {
  return (
    <ul className={classes.list}>
      {profiles.map((profile) => (
        <li key={profile.id}>
          <ProfileCard profile={profile} note={note?.(profile)} toolbar={<ActionBar target={profile} />} />
        </li>
      ))}
    </ul>
  )
}
