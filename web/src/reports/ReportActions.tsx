import type { Report } from '@bnr/contract/reports/schemas'
import { type ReportMoveName, reportMoveNames } from '@bnr/contract/reports/states'
import { canDo } from '@bnr/contract/stateMachine'
import { Button } from '../ui/Button.tsx'
import row from '../ui/table/rowActions.module.css'
import { t } from '../ui/translation.ts'
import { useMoveReport, useSaveReport } from './calls.ts'

const labels: Record<ReportMoveName, string> = { cancel: 'Stop', again: 'Run again' }

/** Actions for the person who requested the report. Nobody else can download it. */
export function ReportActions({ report }: { report: Report }) {
  const save = useSaveReport()
  const move = useMoveReport()
  const { id, own } = report
  const which = t('report {id}', { id })
  const moves = reportMoveNames.filter((name) => canDo(report, name))
  if (!own) return '–'
  return (
    <div className={row.actions}>
      {canDo(report, 'download') && (
        <Button variant="quiet" busy={save.isPending} of={which} onClick={() => save.mutate(id)}>
          {t('Download')}
        </Button>
      )}
      {moves.map((name) => (
        <Button
          key={name}
          variant="quiet"
          busy={move.isPending}
          of={which}
          onClick={() => move.mutate({ id, move: name })}
        >
          {t(labels[name])}
        </Button>
      ))}
    </div>
  )
}
