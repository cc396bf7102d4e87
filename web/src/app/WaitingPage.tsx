import { LogoMark } from '../ui/LogoMark.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './WaitingPage.module.css'

/** Shown until the browser knows who is logged in and what the screen contains. */
export function WaitingPage() {
  const { t } = useTranslation()
  return (
    <main className={classes.page} aria-busy="true">
      <LogoMark className={classes.mark} />
      <p role="status">{t('One moment, please…')}</p>
    </main>
  )
}
