import type { ProfileCard } from '@bnr/contract/profiles/card'
import { cardLines } from '@bnr/contract/profiles/facts/cardFacts'
import { t } from '../../ui/translation.ts'
import classes from './CardLines.module.css'

/** What families look for, and how the person begins to tell about themselves. */
export function CardLines({ profile }: { profile: ProfileCard }) {
  return (
    <>
      <ul className={classes.lines}>
        {cardLines(profile, t).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {profile.about && <p className={classes.about}>{profile.about}</p>}
    </>
  )
}
