import { useState } from 'react'
import { ActivityRows } from './ActivityRows.tsx'
import type { Side } from './calls.ts'
import { KindField } from './KindField.tsx'
import classes from './StaffActivities.module.css'

export interface ActivityTableProps {
  side: Side
  profileId: number
  caption: string
}

/** One page of activities of one kind, or of all, beside a profile. */
export function ActivityTable(props: ActivityTableProps) {
  const [{ kind, page }, setAsked] = useState({ kind: '', page: 0 })
  return (
    <>
      <div className={classes.filter}>
        <KindField kind={kind} onKind={(next) => setAsked({ kind: next, page: 0 })} />
      </div>
      <ActivityRows {...props} {...{ kind, page }} onPage={(next) => setAsked({ kind, page: next })} />
    </>
  )
}
