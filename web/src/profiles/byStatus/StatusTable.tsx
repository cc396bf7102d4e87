import type { StaffCard } from '@bnr/contract/profiles/card'
import { ageShown, joined } from '@bnr/contract/profiles/facts/shown'
import { Link } from 'react-router'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { ContactLine } from '../staff/ContactLine.tsx'
import { registeredShown } from '../staff/registeredShown.ts'
import { RowOutcome } from './RowOutcome.tsx'
import classes from './StatusTable.module.css'

export interface StatusTableProps {
  profiles: readonly StaffCard[]
  ticked: ReadonlySet<number>
  invoiced: ReadonlySet<number>
  onTick: (id: number, isTicked: boolean) => void
}

export function StatusTable({ profiles, ticked, invoiced, onTick }: StatusTableProps) {
  const { t } = useTranslation()
  const columns: Column<StaffCard>[] = [
    {
      key: 'who',
      title: t('Profile'),
      cell: ({ id, bnrId = '', basic }) => (
        <CheckField
          label={basic?.name ?? bnrId}
          description={t('BNR ID {id}', { id: bnrId })}
          checked={ticked.has(id)}
          onChange={(isTicked) => onTick(id, isTicked)}
        />
      ),
    },
    {
      key: 'about',
      title: t('About'),
      cell: (profile) => (
        <div className={classes.about}>
          <p>{joined([profile.basic?.genderLabel, ageShown(profile, t)], ' · ')}</p>
          <p>
            <ContactLine profile={profile} />
          </p>
        </div>
      ),
    },
    { key: 'registered', title: t('Registered'), cell: registeredShown },
    { key: 'status', title: t('Status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'open',
      title: t('Profile page'),
      cell: ({ bnrId = '', basic }) => (
        <Link
          to={`/profile/${bnrId}`}
          target="_blank"
          rel="noopener"
          aria-label={t('View Profile of {name}', { name: basic?.name ?? bnrId })}
        >
          {t('View Profile')}
        </Link>
      ),
    },
    {
      key: 'outcome',
      title: t('Outcome'),
      cell: (profile) => <RowOutcome profile={profile} isInvoiced={invoiced.has(profile.id)} />,
    },
  ]
  return (
    <DataTable
      caption={t('Profiles')}
      captionHidden
      columns={columns}
      rows={profiles}
      rowKey={({ id }) => String(id)}
    />
  )
}
