import type { JobQueue } from '@bnr/contract/doctor/endpoints'
import { indianNumber } from '@bnr/contract/indianNumber'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { agoShown, momentShown } from '../ui/moments.ts'
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx'
import { Section } from '../ui/Section.tsx'
import { type Column, DataTable } from '../ui/table/DataTable.tsx'
import actions from '../ui/table/rowActions.module.css'
import { t } from '../ui/translation.ts'
import classes from './Checks.module.css'
import { jobShown, useQueues } from './calls.ts'
import { RetryKindDialog } from './JobDialogs.tsx'

/** Jobs that wait, run or failed, by kind. */
export function Queues() {
  const { data, error, isFetching, refetch } = useQueues()
  const [opened, setOpened] = useState<JobQueue>()
  return (
    <Section title={t('Queues')} className={classes.section}>
      {data && (
        <DataTable
          caption={t('Queues')}
          columns={columnsWith(setOpened)}
          rows={data}
          rowKey={({ kind }) => kind}
          empty={<p className="soft">{t('No jobs wait, and none failed.')}</p>}
        />
      )}
      {!data && error && (
        <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <RowsSkeleton />}
      {opened && <RetryKindDialog queue={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  )
}

const columnsWith = (open: (queue: JobQueue) => void): Column<JobQueue>[] => [
  { key: 'kind', title: 'Job', cell: ({ kind }) => jobShown(kind) },
  { key: 'waiting', title: 'Waiting', numeric: true, cell: ({ waiting }) => indianNumber(waiting) },
  { key: 'active', title: 'Running', numeric: true, cell: ({ active }) => indianNumber(active) },
  { key: 'failed', title: 'Failed', numeric: true, cell: ({ failed }) => indianNumber(failed) },
  {
    key: 'oldest',
    title: 'Oldest due',
    cell: ({ oldestDueAt }) => (
      <span suppressHydrationWarning>{oldestDueAt ? agoShown(oldestDueAt, momentShown) : '–'}</span>
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    cell: (queue) =>
      queue.failed > 0 ? (
        <div className={actions.actions}>
          <Button variant="quiet" of={jobShown(queue.kind)} onClick={() => open(queue)}>
            {t('Retry failed')}
          </Button>
        </div>
      ) : (
        '–'
      ),
  },
]
