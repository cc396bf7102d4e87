import type { StaffCard } from '@bnr/contract/profiles/card'
import type { Decision } from '../../platform/decisions.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { t } from '../../ui/translation.ts'
import { subjectOf } from '../staff/transitionDecision.ts'
import classes from './ReasonsDialog.module.css'
import { assignmentOf } from './useAssignment.ts'

interface ReasonsDialogProps {
  profiles: readonly StaffCard[]
  refusals: readonly Decision[]
  onClose: () => void
}

/** Shows each reason in full; a row has room for only a line or two. */
export function ReasonsDialog({ profiles, refusals, onClose }: ReasonsDialogProps) {
  return (
    <Dialog open title={t('Why these failed')} onClose={onClose}>
      <ul className={classes.reasons}>
        {refusals.map(({ subject, message, problems = [] }) => (
          <li key={subject}>
            <p className={classes.name}>{nameOf(profiles, subject)}</p>
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
