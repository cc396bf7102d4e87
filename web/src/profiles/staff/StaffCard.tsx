import { type StaffCard as Card, type ProfileCard as Found, isStaffCard } from '@bnr/contract/profiles/card'
import { ButtonLink } from '../../ui/Button.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { t } from '../../ui/translation.ts'
import { ProfileCard } from '../card/ProfileCard.tsx'
import { ContactLine } from './ContactLine.tsx'
import { MoreLinks } from './MoreLinks.tsx'
import classes from './StaffCard.module.css'
import { TransitionButtons } from './TransitionButtons.tsx'

export const StaffCards = ({ profiles }: { profiles: readonly Found[] }) => (
  <ul className="stack-5">
    {profiles.filter(isStaffCard).map((profile) => (
      <li key={profile.id}>
        <StaffCard profile={profile} />
      </li>
    ))}
  </ul>
)

function StaffCard({ profile }: { profile: Card }) {
  return (
    <ProfileCard
      profile={profile}
      newTab
      marks={
        <p className={classes.marks}>
          <StatusBadge status={profile.status} />
          <span>{t(profile.paid ? 'Paid' : 'Unpaid')}</span>
          <span>{t(profile.elite ? 'Elite' : 'General')}</span>
          <ContactLine profile={profile} />
        </p>
      }
      actions={<Actions profile={profile} />}
      toolbar={profile.can?.length ? <TransitionButtons profile={profile} compact /> : undefined}
    />
  )
}

function Actions({ profile }: { profile: Card }) {
  const { bnrId, basic } = profile
  return (
    <>
      <MoreLinks profile={profile} />
      <ButtonLink
        to={`/profile/update/${bnrId}`}
        variant="quiet"
        target="_blank"
        rel="noopener"
        aria-label={t('Edit the profile of {name}', { name: basic?.name ?? '' })}
      >
        {t('Edit')}
      </ButtonLink>
    </>
  )
}
