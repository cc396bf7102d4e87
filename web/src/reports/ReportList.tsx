import { indianNumber } from '@bnr/contract/indianNumber'
import type { Report } from '@bnr/contract/reports/schemas'
import type { ReportState } from '@bnr/contract/reports/states'
import { type ReportType, reportTypeNames, ruleOf } from '@bnr/contract/reports/types'
import type { StaffList } from '../backOffice/staffList.ts'
import { StaffRows } from '../backOffice/staffListPage.tsx'
import { namesOf, usePlansOnSale } from '../offers/plansOnSale.ts'
import { useStaffList } from '../profiles/staff/useStaffList.ts'
import { useSettingWords } from '../reference/calls.ts'
import { oneOf, orderedPages, type Values } from '../ui/list/address.ts'
import type { AddressOf } from '../ui/list/useAddress.ts'
import { dayShown, momentShown } from '../ui/moments.ts'
import { Section } from '../ui/Section.tsx'
import { type Tone, ToneBadge } from '../ui/ToneBadge.tsx'
import { t } from '../ui/translation.ts'
import { useReports } from './calls.ts'
import { ReportActions } from './ReportActions.tsx'
import classes from './ReportList.module.css'

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

const tones: Record<ReportState, Tone> = {
  Waiting: 'waiting',
  Running: 'waiting',
  Completed: 'good',
  Failed: 'closed',
  Cancelled: 'calm',
  Expired: 'calm',
}

/** State, progress and failure of a report. */
function ReportProgress({ report }: { report: Report }) {
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

/** The filters of a report, in one line. */
function FilterWords({ report }: { report: Report }) {
  const { data: staff = [] } = useStaffList('teleStaffId')
  const { data: packages = [] } = usePlansOnSale()
  const sources = useSettingWords('profileSources').choices
  const { from, to, executiveId, planId, source, contacts } = report.filters
  const words = [
    report.format.toUpperCase(),
    from && t('from {day}', { day: dayShown(from) }),
    to && t('to {day}', { day: dayShown(to) }),
    staff.find(({ id }) => id === executiveId)?.name,
    planId && namesOf(packages, [planId])[0],
    sources.find(({ value }) => value === source)?.label,
    contacts && t('with contact details'),
  ]
  return <div className="soft">{words.filter(Boolean).join(', ')}</div>
}
