import type { Report } from '@bnr/contract/reports/schemas'
import { type ReportType, reportTypeNames, ruleOf } from '@bnr/contract/reports/types'
import type { StaffList } from '../backOffice/staffList.ts'
import { StaffRows } from '../backOffice/staffListPage.tsx'
import { oneOf, orderedPages, type Values } from '../ui/list/address.ts'
import type { AddressOf } from '../ui/list/useAddress.ts'
import { momentShown } from '../ui/moments.ts'
import { Section } from '../ui/Section.tsx'
import { t } from '../ui/translation.ts'
import { useReports } from './calls.ts'
import { FilterWords } from './FilterWords.tsx'
import { ReportActions } from './ReportActions.tsx'
import { ReportProgress } from './ReportProgress.tsx'

/** `ALL` finds reports of every type. */
export const reportFilters = { type: oneOf<ReportType>(reportTypeNames, 'ALL'), ...orderedPages('desc') }
type ReportsQuery = Values<typeof reportFilters>

const reports: StaffList<Report, ReportsQuery> = {
  page: { title: 'Previous downloads' },
  name: 'reports',
  filters: reportFilters,
  useRows: useReports,
  columns: [
    { key: 'id', title: 'ID', cell: ({ id }) => id },
    { key: 'created', title: 'Created', cell: ({ createdAt }) => momentShown(createdAt) },
    { key: 'modified', title: 'Modified', cell: ({ modifiedAt }) => momentShown(modifiedAt) },
    {
      key: 'type',
      title: 'Type',
      cell: (report) => (
        <div>
          {t(ruleOf(report.type).title)}
          <FilterWords report={report} />
        </div>
      ),
    },
    { key: 'status', title: 'Status', cell: (report) => <ReportProgress report={report} /> },
    {
      key: 'staff',
      title: 'Staff',
      cell: ({ staffId, staffName }) => (
        <div>
          {staffName} <span className="soft">{t('ID {id}', { id: staffId })}</span>
        </div>
      ),
    },
    { key: 'actions', always: true, title: 'Actions', cell: (report) => <ReportActions report={report} /> },
  ],
  orderedBy: 'created',
  empty: ({ type }) => ({
    title: t('No reports yet'),
    message: t('Choose the filters, then press Generate. {about}', { about: t(ruleOf(type).about) }),
  }),
}

/** Earlier reports and the progress of running ones, below the form that requests another. */
export function ReportList({ address }: { address: AddressOf<ReportsQuery> }) {
  return (
    <Section title={t(reports.page.title)} size="list">
      <StaffRows list={reports} address={address} found={reports.useRows(address[0])} />
    </Section>
  )
}
