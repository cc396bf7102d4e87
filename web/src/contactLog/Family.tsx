import type { FollowUp } from '@bnr/contract/contactLog/endpoints'
import { Link } from 'react-router'
import { ContactLine } from '../profiles/staff/ContactLine.tsx'
import { t } from '../ui/translation.ts'

type Listed = Pick<FollowUp, 'profileId' | 'bnrId' | 'name' | 'status' | 'maskedPhone'>

/** The part of the profile that a row of a list contains. */
export const familyOf = ({ profileId: id, name, status, maskedPhone }: Listed) => ({
  id,
  status,
  maskedPhone,
  basic: { name },
})

/** The family of a row, with its number masked until somebody opens it. */
export function Family({ of: row }: { of: Listed }) {
  const { bnrId, name } = row
  return (
    <div>
      <Link to={`/profile/${bnrId}`}>{name}</Link>
      <p>{t('BNR ID {id}', { id: bnrId })}</p>
      <p>
        <ContactLine profile={familyOf(row)} />
      </p>
    </div>
  )
}
