import type { Profile } from '@bnr/contract/profiles/profile'
import { ActionBar } from '../../activities/ActionBar.tsx'
import classes from './ProfileCard.module.css'
import { ProfileCard } from './ProfileCard.tsx'

export function ProfileCardList({ profiles }: { profiles: readonly Profile[] }) {
  return (
    <ul className={classes.list}>
      {profiles.map((profile) => (
        <li key={profile.id}>
          <ProfileCard profile={profile} toolbar={<ActionBar target={profile} />} />
        </li>
      ))}
    </ul>
  )
}
