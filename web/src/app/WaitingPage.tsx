import { LogoMark } from '../ui/LogoMark.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './WaitingPage.module.css'

/** What stands on the screen where only the browser can find out who is there. */
export function WaitingPage() {
  const { t } = useTranslation()
  return (
    <main className={classes.page} aria-busy="true">
      <LogoMark className={classes.mark} />
      <p role="status">{t('One moment, please…')}</p>
    </main>
  )
}
