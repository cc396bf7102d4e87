import type { Report } from '@bnr/contract/reports/schemas'
import { ruleOf } from '@bnr/contract/reports/types'
import type { Ordering } from '../ui/list/order.ts'
import { momentShown } from '../ui/moments.ts'
import type { Column } from '../ui/table/DataTable.tsx'
import { OwnTable } from '../ui/table/OwnTable.tsx'
import { useTranslation } from '../ui/translation.ts'
import { FilterWords } from './FilterWords.tsx'
import { ReportActions } from './ReportActions.tsx'
import { ReportProgress } from './ReportProgress.tsx'

export function ReportTable({ reports, ordering }: { reports: readonly Report[]; ordering: Ordering }) {
  const { t } = useTranslation()
  const columns: Column<Report>[] = [
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
    {
      key: 'actions',
      always: true,
      title: 'Actions',
      cell: (report) => <ReportActions report={report} />,
    },
  ]
  return (
    <OwnTable
      name="reports"
      caption={t('Previous downloads')}
      columns={columns}
      rows={reports}
      sorting={{ column: 'created', ...ordering }}
      rowKey={({ id }) => String(id)}
    />
  )
}
