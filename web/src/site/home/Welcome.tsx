import { ButtonLink } from '../../ui/Button.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import classes from './RegistrationBanner.module.css'

/** Shown to members instead of the registration form. */
export function MemberWelcome() {
  return (
    <Surface raised className={classes.form}>
      <h2 className={classes.formTitle}>{t('Welcome back')}</h2>
      <p>{t('See new profiles, and who viewed yours, on your dashboard.')}</p>
      <div className={classes.ways}>
        <ButtonLink to="/profile/dashboard">{t('Your dashboard')}</ButtonLink>
        <ButtonLink to="/profile/search" variant="outlined">
          {t('Search profiles')}
        </ButtonLink>
      </div>
    </Surface>
  )
}

export function StaffWelcome() {
  return (
    <Surface raised className={classes.form}>
      <h2 className={classes.formTitle}>{t('Back office')}</h2>
      <p>{t('You are logged in as staff. Visitors see the registration form here.')}</p>
      <div className={classes.ways}>
        <ButtonLink to="/ad/dashboard">{t('Dashboard')}</ButtonLink>
        <ButtonLink to="/ad/profile/search" variant="outlined">
          {t('Search Profiles')}
        </ButtonLink>
      </div>
    </Surface>
  )
}
