import type { StaffCard } from '@bnr/contract/profiles/card'
import { type Decision, isRefused, useDecisions } from '../../platform/decisions.ts'
import { useTranslation } from '../../ui/translation.ts'
import { subjectOf } from '../staff/transitionDecision.ts'
import classes from './ActionBar.module.css'
import { assignmentOf } from './useAssignment.ts'

/** What came of many at once, in figures; each row says its own. */
export function OutcomeSummary({ profiles }: { profiles: readonly StaffCard[] }) {
  const { t } = useTranslation()
  const subjects = new Set(profiles.flatMap((one) => [subjectOf(one), assignmentOf(one)]))
  const decisions = useDecisions().filter(({ subject }) => subjects.has(subject))
  const count = (is: (decision: Decision) => boolean) => decisions.filter(is).length
  const done = count(({ state }) => state === 'done')
  const refused = count(isRefused)
  const underWay = decisions.length - done - refused
  const parts = [
    done > 0 && t('{count} done', { count: done }),
    underWay > 0 && t('{count} under way', { count: underWay }),
    refused > 0 && t('{count} not done', { count: refused }),
  ]
  return (
    <p role="status" className={classes.summary}>
      {parts.filter(Boolean).join(', ')}
    </p>
  )
}
