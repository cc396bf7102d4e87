import { idFilter } from '../backOffice/filters.tsx'
import { staffListPage } from '../backOffice/staffListPage.tsx'
import { staffEntries } from '../screens/staffEntries.ts'
import { page } from '../ui/list/address.ts'
import { momentShown } from '../ui/moments.ts'
import { Section } from '../ui/Section.tsx'
import { t } from '../ui/translation.ts'
import { Checks } from './Checks.tsx'
import { jobShown, useFailedJobs, useQueues } from './calls.ts'
import { DeleteDialog, jobNamed, RetryDialog } from './JobDialogs.tsx'
import { Queues } from './Queues.tsx'

export default staffListPage({
  page: staffEntries['/ad/system'],
  lead: 'Whether the installation works, and what its jobs are doing.',
  name: 'failedJobs',
  caption: 'Failed jobs',
  filters: { kind: idFilter('Job', 'All', useFailedKinds, /^\w{1,60}$/), page: page() },
  useRows: (query) => useFailedJobs(query),
  columns: [
    { key: 'job', title: 'Job', cell: ({ kind }) => jobShown(kind) },
    { key: 'about', title: 'About', cell: ({ about }) => about || '–' },
    { key: 'failedAt', title: 'Failed', cell: ({ failedAt }) => momentShown(failedAt) },
    { key: 'attempts', title: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
    { key: 'reason', title: 'Reason', cell: ({ reason }) => reason || '–' },
  ],
  actions: {
    of: [
      {
        label: 'Retry',
        of: (job) => jobNamed(job),
        opens: (job, close) => <RetryDialog job={job} onClose={close} />,
      },
      {
        label: 'Delete',
        of: (job) => jobNamed(job),
        opens: (job, close) => <DeleteDialog job={job} onClose={close} />,
      },
    ],
  },
  empty: ({ kind }) => ({
    title: t('No failed jobs'),
    message: t(kind ? 'Choose another job, or all.' : 'Every job of the last days has ended well.'),
  }),
  Tabs: ({ children }) => (
    <>
      <Checks />
      <Queues />
      <Section title={t('Failed jobs')}>{children}</Section>
    </>
  ),
})

/** The chosen kind stays among the choices when its last job is gone. */
function useFailedKinds(chosen: string) {
  const kinds = (useQueues().data ?? []).filter(({ failed }) => failed > 0).map(({ kind }) => kind)
  const all = chosen && !kinds.includes(chosen) ? [...kinds, chosen] : kinds
  return all.map((kind) => ({ value: kind, label: jobShown(kind) }))
}
