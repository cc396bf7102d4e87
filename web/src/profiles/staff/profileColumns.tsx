import type { StaffCard } from '@bnr/contract/profiles/card'
import { ageShown, joined } from '@bnr/contract/profiles/facts/shown'
import { dayShown } from '../../ui/moments.ts'
import type { Column } from '../../ui/table/DataTable.tsx'
import { t } from '../../ui/translation.ts'
import { ContactLine } from './ContactLine.tsx'
import { RowStatus } from './RowStatus.tsx'

/** The columns that every table of profiles has after the person. */
export const profileColumns: readonly Column<StaffCard>[] = [
  {
    key: 'about',
    title: 'About',
    cell: (profile) => joined([profile.basic?.genderLabel, ageShown(profile, t)], ' · '),
  },
  { key: 'contact', title: 'Mobile', cell: (profile) => <ContactLine profile={profile} /> },
  {
    key: 'registered',
    title: 'Registered',
    cell: ({ registeredAt }) => registeredAt && dayShown(registeredAt),
  },
  { key: 'status', title: 'Status', cell: (profile) => <RowStatus profile={profile} /> },
]
