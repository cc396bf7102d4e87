import type { Profile } from '@bnr/contract/profiles/profile'
import { useState } from 'react'
import { t } from '../../ui/translation.ts'
import { useOpened } from '../../ui/useOpened.ts'
import { ActivityRows } from './ActivityRows.tsx'
import { KindField } from './KindField.tsx'
import classes from './StaffActivities.module.css'
import { type Side, sideLabels, sides } from './sides.ts'

/** Activities by and towards a profile, for staff. Each list is loaded when it is opened. */
export default function StaffActivities({ profile }: { profile: Profile }) {
  return sides.map((side) => <Fold key={side} side={side} profileId={profile.id} />)
}

function Fold(whose: { side: Side; profileId: number }) {
  const label = sideLabels[whose.side]
  const { opened, details } = useOpened()
  const [{ kind, page }, setShown] = useState({ kind: '', page: 0 })
  return (
    <details {...details} className={classes.fold}>
      <summary>
        <h2>{t(label)}</h2>
      </summary>
      {opened && (
        <>
          <div className={classes.filter}>
            <KindField value={kind} onChange={(next) => setShown({ kind: next, page: 0 })} />
          </div>
          <ActivityRows
            {...whose}
            kind={kind}
            page={page}
            caption={t(label)}
            onPage={(next) => setShown({ kind, page: next })}
          />
        </>
      )}
    </details>
  )
}
