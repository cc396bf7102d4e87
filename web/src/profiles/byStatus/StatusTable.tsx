import type { StaffCard } from '@bnr/contract/profiles/card'
import { Link } from 'react-router'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import type { Ordering } from '../../ui/list/order.ts'
import type { Column } from '../../ui/table/DataTable.tsx'
import { OwnTable } from '../../ui/table/OwnTable.tsx'
import { t } from '../../ui/translation.ts'
import { profileColumns } from '../staff/profileColumns.tsx'
import { OutcomeSummary } from './OutcomeSummary.tsx'
import { outcomeColumn } from './outcomeColumn.tsx'
import type { Ticks } from './StatusList.tsx'

interface StatusTableProps extends Ticks {
  profiles: readonly StaffCard[]
  ordering: Ordering
}

export function StatusTable({ profiles, ordering, ...settings }: StatusTableProps) {
  return (
    <OwnTable
      name="profiles-by-status"
      caption={t('Profiles')}
      columns={columnsOf(settings)}
      rows={profiles}
      summary={<OutcomeSummary profiles={profiles} />}
      sorting={ordering}
      rowKey={({ id }) => String(id)}
    />
  )
}

const columnsOf = ({ ticked, invoiced, onTick }: Ticks): Column<StaffCard>[] => [
  {
    key: 'who',
    title: 'Profile',
    cell: ({ id, bnrId = '', basic }) => (
      <CheckField
        label={basic?.name ?? bnrId}
        description={t('BNR ID {id}', { id: bnrId })}
        checked={ticked.has(id)}
        onChange={(isTicked) => onTick(id, isTicked)}
      />
    ),
  },
  ...profileColumns,
  { key: 'open', title: 'Profile page', cell: (profile) => <ProfileLink profile={profile} /> },
  outcomeColumn(invoiced),
]

function ProfileLink({ profile: { bnrId = '', basic } }: { profile: StaffCard }) {
  return (
    <Link
      to={`/profile/${bnrId}`}
      target="_blank"
      rel="noopener"
      aria-label={t('View Profile of {name}', { name: basic?.name ?? bnrId })}
    >
      {t('View Profile')}
    </Link>
  )
}
