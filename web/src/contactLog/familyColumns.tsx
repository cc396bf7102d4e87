import type { FollowUp } from '@bnr/contract/contactLog/endpoints'
import { Link } from 'react-router'
import { ContactLine } from '../profiles/staff/ContactLine.tsx'
import type { Column } from '../ui/table/DataTable.tsx'
import { t } from '../ui/translation.ts'

type Listed = Pick<FollowUp, 'profileId' | 'bnrId' | 'name' | 'status' | 'maskedPhone'>

/** The part of the profile that a row of a list contains. */
export const familyOf = ({ profileId: id, name, status, maskedPhone }: Listed) => ({
  id,
  status,
  maskedPhone,
  basic: { name },
})

/** The family of a row, and its number, masked until somebody opens it. */
export const familyColumns: readonly Column<Listed>[] = [
  {
    key: 'who',
    title: 'Profile',
    cell: ({ bnrId, name }) => (
      <div>
        <Link to={`/profile/${bnrId}`}>{name}</Link>
        <p>{t('BNR ID {id}', { id: bnrId })}</p>
      </div>
    ),
  },
  { key: 'contact', title: 'Mobile', cell: (row) => <ContactLine profile={familyOf(row)} /> },
]
