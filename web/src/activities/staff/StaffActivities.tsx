import type { Profile } from '@bnr/contract/profiles/profile'
import { useState } from 'react'
import { useTranslation } from '../../ui/translation.ts'
import { ActivityTable } from './ActivityTable.tsx'
import type { Side } from './calls.ts'
import classes from './StaffActivities.module.css'
import { sides } from './sides.ts'

/** What a profile did and what was done to it, for staff; read when it is opened. */
export default function StaffActivities({ profile }: { profile: Profile }) {
  return sides.map(([side, label]) => <Fold key={side} {...{ side, label }} profileId={profile.id} />)
}

function Fold({ side, label, profileId }: { side: Side; label: string; profileId: number }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  return (
    <details className={classes.fold} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        <h2>{t(label)}</h2>
      </summary>
      {opened && <ActivityTable {...{ side, profileId }} caption={t(label)} />}
    </details>
  )
}
