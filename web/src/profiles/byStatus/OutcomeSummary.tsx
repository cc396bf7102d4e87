import type { StaffCard } from '@bnr/contract/profiles/card'
import { useState } from 'react'
import { type Decision, isRefused, useDecisions } from '../../platform/decisions.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { t } from '../../ui/translation.ts'
import { subjectOf } from '../staff/transitionDecision.ts'
import classes from './OutcomeSummary.module.css'
import { assignmentOf } from './useAssignment.ts'

/** Counts the outcomes of many decisions; each row shows its own. */
export function OutcomeSummary({ profiles }: { profiles: readonly StaffCard[] }) {
  const [isOpen, setOpen] = useState(false)
  const subjects = new Set(profiles.flatMap((one) => [subjectOf(one), assignmentOf(one)]))
  const decisions = useDecisions().filter(({ subject }) => subjects.has(subject))
  const count = (is: (decision: Decision) => boolean) => decisions.filter(is).length
  const done = count(({ state }) => state === 'done')
  const refused = count(isRefused)
  const underWay = decisions.length - done - refused
  const parts = [
    done > 0 && t('{count} done', { count: done }),
    underWay > 0 && t('{count} under way', { count: underWay }),
    refused > 0 && t('{count} failed', { count: refused }),
  ]
  return (
    <div className={classes.summary}>
      <p role="status">{parts.filter(Boolean).join(', ')}</p>
      {refused > 0 && (
        <Button variant="quiet" className={classes.why} onClick={() => setOpen(true)}>
          {t('Show why')}
        </Button>
      )}
      {isOpen && (
        <ReasonsDialog
          profiles={profiles}
          refusals={decisions.filter(isRefused)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

interface ReasonsDialogProps {
  profiles: readonly StaffCard[]
  refusals: readonly Decision[]
  onClose: () => void
}

/** Shows each reason in full; a row has room for only a line or two. */
function ReasonsDialog({ profiles, refusals, onClose }: ReasonsDialogProps) {
  return (
    <Dialog open title={t('Why these failed')} onClose={onClose}>
      <ul className="stack-4">
        {refusals.map(({ subject, message, problems = [] }) => (
          <li key={subject}>
            <p className="strong">{nameOf(profiles, subject)}</p>
            <p>{t(message ?? 'Something went wrong. Please try again')}</p>
            {problems.length > 0 && (
              <ul className={classes.problems}>
                {problems.map((problem) => (
                  <li key={problem}>{t(problem)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function nameOf(profiles: readonly StaffCard[], subject: string): string {
  const profile = profiles.find((one) => [subjectOf(one), assignmentOf(one)].includes(subject))
  return [profile?.basic?.name, profile?.bnrId].filter(Boolean).join(', ')
}
