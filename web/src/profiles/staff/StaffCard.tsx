import type { StaffCard as Card } from '@bnr/contract/profiles/card'
import { phoneShown } from '@bnr/contract/profiles/facts/shown'
import { ButtonLink } from '../../ui/Button.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { ProfileCard } from '../card/ProfileCard.tsx'
import classes from './StaffCard.module.css'

/** A found profile as staff see it. */
export function StaffCard({ profile }: { profile: Card }) {
  const { t } = useTranslation()
  const phone = phoneShown(profile.basic?.phone)
  return (
    <ProfileCard
      profile={profile}
      newTab
      marks={
        <p className={classes.marks}>
          <StatusBadge status={profile.status} />
          <span>{t(profile.paid ? 'Paid' : 'Unpaid')}</span>
          <span>{t(profile.elite ? 'Elite' : 'General')}</span>
          {phone && <span>{phone}</span>}
        </p>
      }
      actions={
        <ButtonLink
          to={`/profile/update/${profile.bnrId}`}
          variant="quiet"
          target="_blank"
          rel="noopener"
          aria-label={t('Edit the profile of {name}', { name: profile.basic?.name ?? '' })}
        >
          {t('Edit')}
        </ButtonLink>
      }
    />
  )
}
