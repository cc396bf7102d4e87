import type { ProfileCard } from '@bnr/contract/profiles/card'
import type { ReactNode } from 'react'
import { ProfileTile } from '../activities/ProfileTile.tsx'
import classes from './PeopleRow.module.css'

export interface PeopleRowProps {
  /** Id of the heading. */
  id: string
  title: string
  /** Link to the whole list. */
  all?: ReactNode
  people: readonly { profile: ProfileCard; note?: ReactNode }[]
  /** Shown when there are no people. */
  empty: ReactNode
}

/** A row of people with a link to the whole list. */
export function PeopleRow({ id, title, all, people, empty }: PeopleRowProps) {
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className="title-section">
          {title}
        </h2>
        {people.length > 0 && all}
      </div>
      {people.length === 0 && empty}
      {people.length > 0 && (
        <ul className={classes.tiles}>
          {people.map(({ profile, note }, index) => (
            <li key={profile.id ?? index}>
              <ProfileTile profile={profile} />
              {note && <p className="small">{note}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
