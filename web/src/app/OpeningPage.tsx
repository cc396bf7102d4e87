import { LogoMark } from '../ui/LogoMark.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './OpeningPage.module.css'

/** What stands on the screen while the scripts of an inner page arrive. */
export function OpeningPage() {
  const { t } = useTranslation()
  return (
    <main className={classes.page} aria-busy="true">
      <LogoMark className={classes.mark} />
      <p role="status">{t('One moment, please…')}</p>
    </main>
  )
}
