import type { ReactNode } from 'react'
import { ForViewers } from '../../accounts/ForViewers.tsx'
import { ArchedFrame } from '../../ui/ArchedFrame.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import classes from './RegistrationBanner.module.css'
import { WindowScene } from './WindowScene.tsx'

/** The top of the home page: who we are, and the registration form for guests. */
export function RegistrationBanner({ form }: { form: ReactNode }) {
  return (
    <section className={classes.banner}>
      <div>
        <h1>{t("India's No.1 Exclusive Christian Matrimony")}</h1>
        <p className={classes.lead}>
          {t(
            'Two families, one faith, and a home that begins in church. Tell us who you are looking for. We check every profile before you see it.',
          )}
        </p>
      </div>
      <ForViewers
        guest={
          <Surface raised className={classes.form}>
            <h2 className={classes.formTitle}>{t('Register free')}</h2>
            {form}
          </Surface>
        }
        member={<MemberWelcome />}
        staff={<StaffWelcome />}
      />
      {/* Last, as on a phone: a slow line that stops inside the form would otherwise show the picture and then move it. */}
      <div className={classes.picture}>
        <ArchedFrame ratio="8 / 11" gilded>
          <WindowScene />
        </ArchedFrame>
      </div>
    </section>
  )
}

/** Shown to members instead of the registration form. */
function MemberWelcome() {
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

function StaffWelcome() {
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
