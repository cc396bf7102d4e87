import type { StaffCard } from '@bnr/contract/profiles/card'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import type { Ordering } from '../../ui/list/order.ts'
import { momentShown } from '../../ui/moments.ts'
import type { Column } from '../../ui/table/DataTable.tsx'
import { OwnTable } from '../../ui/table/OwnTable.tsx'
import { t } from '../../ui/translation.ts'
import { PhotoThumb } from '../staff/PhotoThumb.tsx'
import { profileColumns } from '../staff/profileColumns.tsx'
import { RowStatus } from '../staff/RowStatus.tsx'
import { TransitionButtons } from '../staff/TransitionButtons.tsx'
import classes from './ApprovalTable.module.css'

export interface ApprovalTableProps {
  profiles: readonly StaffCard[]
  status: ProfileStatus
  ordering: Ordering
  onOpen: (index: number) => void
}

export function ApprovalTable({ profiles, status, ordering, onOpen }: ApprovalTableProps) {
  const columns: Column<StaffCard>[] = [
    {
      key: 'who',
      title: 'Profile',
      cell: (profile) => <Who profile={profile} onOpen={() => onOpen(profiles.indexOf(profile))} />,
    },
    ...profileColumns.filter(({ key }) => key !== 'status'),
    {
      key: 'since',
      title: status === 'Ready' ? t('Waiting since') : t('In this status since'),
      cell: (profile) => (
        <div className={classes.since}>
          <RowStatus profile={profile} />
          <p>{profile.statusAt && momentShown(profile.statusAt)}</p>
        </div>
      ),
    },
    {
      key: 'transitions',
      always: true,
      title: 'Actions',
      cell: (profile) => <TransitionButtons profile={profile} compact />,
    },
  ]
  return (
    <OwnTable
      name="profile-approval"
      caption={t('Profiles')}
      columns={columns}
      rows={profiles}
      sorting={{ ...ordering, column: 'since' }}
      rowKey={({ id }) => String(id)}
    />
  )
}

function Who({ profile, onOpen }: { profile: StaffCard; onOpen: () => void }) {
  const name = profile.basic?.name ?? ''
  return (
    <div className={classes.who}>
      <PhotoThumb profile={profile} />
      <div>
        <button type="button" className={classes.name} onClick={onOpen}>
          {name}
        </button>
        <p className={classes.id}>{t('BNR ID {id}', { id: profile.bnrId ?? '' })}</p>
      </div>
    </div>
  )
}
