import type { AuditEntry } from '@bnr/contract/audit/endpoints'
import { actionShown } from '@bnr/contract/audit/words'
import { Link } from 'react-router'
import type { Ordering } from '../ui/list/order.ts'
import { momentShown } from '../ui/moments.ts'
import type { Column } from '../ui/table/DataTable.tsx'
import { OwnTable } from '../ui/table/OwnTable.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './AuditPage.module.css'

interface AuditTableProps {
  entries: readonly AuditEntry[]
  ordering: Ordering
}

export function AuditTable({ entries, ordering }: AuditTableProps) {
  const { t } = useTranslation()
  const columns: Column<AuditEntry>[] = [
    { key: 'at', title: 'When', cell: ({ at }) => momentShown(at) },
    { key: 'by', title: 'Who', cell: ({ by }) => by ?? t('The service') },
    { key: 'action', title: 'What', cell: ({ action }) => t(actionShown(action)) },
    { key: 'subject', title: 'About', cell: (entry) => <Subject {...entry} /> },
    {
      key: 'detail',
      title: 'Details',
      cell: ({ detail }) => <span className={classes.detail}>{detail ?? '–'}</span>,
    },
  ]
  return (
    <OwnTable
      name="audit"
      caption={t('Audit')}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => String(id)}
      sorting={{ column: 'at', ...ordering }}
    />
  )
}

/** The member, if there is one, then the subject unless it is the profile itself. */
function Subject({ subject, name, bnrId }: Pick<AuditEntry, 'subject' | 'name' | 'bnrId'>) {
  const { t } = useTranslation()
  if (!bnrId) return subject || '–'
  return (
    <div>
      <Link to={`/profile/${bnrId}`}>{name}</Link>
      <p>{t('BNR ID {id}', { id: bnrId })}</p>
      {!subject.startsWith('Profile ') && <p>{subject}</p>}
    </div>
  )
}
