import type { FailedJob, JobQueue } from '@bnr/contract/doctor/endpoints'
import { ChangeDialog } from '../ui/ChangeDialog.tsx'
import { t } from '../ui/translation.ts'
import { jobShown, useDeleteJob, useRetryJob, useRetryKind } from './calls.ts'

interface JobDialogProps {
  job: FailedJob
  onClose: () => void
}

/** What a job is, for screen readers: its kind and the rows it is about. */
export const jobNamed = ({ kind, about }: Pick<FailedJob, 'kind' | 'about'>): string =>
  about ? `${jobShown(kind)} (${about})` : jobShown(kind)

const noLongerFailed = () => t('This job is no longer among the failed ones')

export function RetryDialog({ job, onClose }: JobDialogProps) {
  return (
    <ChangeDialog
      change={useRetryJob()}
      input={job.id}
      title={t('Retry “{job}”?', { job: jobShown(job.kind) })}
      confirmLabel={t('Retry')}
      done={({ count }) => (count > 0 ? t('The job waits for its next run') : noLongerFailed())}
      onClose={onClose}
    >
      {job.about && <p>{t('About {rows}.', { rows: job.about })}</p>}
      <p>{t('It runs once more within seconds. First correct what made it fail, or it fails again.')}</p>
    </ChangeDialog>
  )
}

export function RetryKindDialog({
  queue: { kind, failed },
  onClose,
}: {
  queue: JobQueue
  onClose: () => void
}) {
  return (
    <ChangeDialog
      change={useRetryKind()}
      input={kind}
      title={t('Retry all failed jobs “{job}”?', { job: jobShown(kind) })}
      confirmLabel={t('Retry all')}
      done={({ count }) =>
        count === 1
          ? t('One job waits for its next run')
          : t('{count} jobs wait for their next run', { count })
      }
      onClose={onClose}
    >
      <p>
        {failed === 1
          ? t('One failed. First correct what made it fail, or it fails again.')
          : t('{count} failed. First correct what made them fail, or they fail again.', { count: failed })}
      </p>
    </ChangeDialog>
  )
}

export function DeleteDialog({ job, onClose }: JobDialogProps) {
  return (
    <ChangeDialog
      change={useDeleteJob()}
      input={job.id}
      title={t('Delete “{job}”?', { job: jobShown(job.kind) })}
      confirmLabel={t('Delete')}
      destructive
      done={({ count }) => (count > 0 ? t('The job is deleted') : noLongerFailed())}
      onClose={onClose}
    >
      {job.about && <p>{t('About {rows}.', { rows: job.about })}</p>}
      <p>{t('It never runs again, and you cannot undo this. What it should have done stays undone.')}</p>
    </ChangeDialog>
  )
}
