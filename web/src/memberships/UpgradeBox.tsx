import { ButtonLink } from '../ui/Button.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './UpgradeBox.module.css'

/** The way to a larger plan; what is left of the one that is held is not lost. */
export function UpgradeBox() {
  const { t } = useTranslation()
  return (
    <section className={classes.box} aria-labelledby="upgrade-title">
      <div>
        <h2 id="upgrade-title" className={classes.title}>
          {t('Upgrade your membership')}
        </h2>
        <p>{t('Contacts and interests that you have not used stay yours.')}</p>
      </div>
      <ButtonLink to="/packages">{t('Upgrade')}</ButtonLink>
    </section>
  )
}
