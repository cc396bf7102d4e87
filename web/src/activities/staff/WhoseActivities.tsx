import type { ProfileCard } from '@bnr/contract/profiles/card'
import { Link } from 'react-router'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './ActivitiesPage.module.css'

export function WhoseActivities({ card: { bnrId = '', basic, status } }: { card: ProfileCard }) {
  const { t } = useTranslation()
  return (
    <p className={classes.whose}>
      <Link to={`/profile/${bnrId}`}>{basic?.name}</Link>
      <span>{t('BNR ID {id}', { id: bnrId })}</span>
      {status && <StatusBadge status={status} />}
    </p>
  )
}
