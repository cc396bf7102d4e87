import type { Profile } from '@bnr/contract/profiles/profile'
import type { ReactNode } from 'react'
import { ActionBar } from '../../activities/ActionBar.tsx'
import { useWholePage } from '../../ui/useWholePage.ts'
import classes from './ProfileCard.module.css'
import { ProfileCard } from './ProfileCard.tsx'

export interface ProfileCardListProps {
  profiles: readonly Profile[]
  /** What stands above the facts of each. */
  note?: (profile: Profile) => ReactNode
}

/** As many as a screen shows at first. */
const first = 2

export function ProfileCardList({ profiles, note }: ProfileCardListProps) {
  const isWhole = useWholePage()
  return (
    <ul className={classes.list} data-part={!isWhole || undefined}>
      {(isWhole ? profiles : profiles.slice(0, first)).map((profile) => (
        <li key={profile.id}>
          <ProfileCard profile={profile} note={note?.(profile)} toolbar={<ActionBar target={profile} />} />
        </li>
      ))}
    </ul>
  )
}
