import { indianNumber } from '@bnr/contract/indianNumber'
import type { Report } from '@bnr/contract/reports/schemas'
import type { ReportState } from '@bnr/contract/reports/states'
import { type Tone, ToneBadge } from '../ui/ToneBadge.tsx'
import { t } from '../ui/translation.ts'
import classes from './ReportProgress.module.css'

const tones: Record<ReportState, Tone> = {
  Waiting: 'waiting',
  Running: 'waiting',
  Completed: 'good',
  Failed: 'closed',
  Cancelled: 'calm',
  Expired: 'calm',
}

/** State, progress and failure of a report. */
export function ReportProgress({ report }: { report: Report }) {
  const { id, state, progress, rows, failure } = report
  return (
    <div className={classes.status}>
      <ToneBadge tone={tones[state]}>{t(state)}</ToneBadge>
      {state === 'Running' && (
        <progress max={100} value={progress} aria-label={t('Progress of report {id}', { id })} />
      )}
      {(state === 'Running' || state === 'Completed') && (
        <span className="soft">
          {rows === 1 ? t('1 row') : t('{rows} rows', { rows: indianNumber(rows) })}
        </span>
      )}
      {failure && <span>{t(failure)}</span>}
    </div>
  )
}
