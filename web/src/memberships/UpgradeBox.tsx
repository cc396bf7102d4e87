import { ButtonLink } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import { carryOver } from './shown.ts'
import classes from './UpgradeBox.module.css'

const upgrade = {
  title: 'Upgrade your membership',
  lead: carryOver,
  action: 'Upgrade',
}
const renewal = {
  title: 'Renew your membership',
  lead: 'The new membership starts the day after this one ends. You can also upgrade at any time.',
  action: 'Renew',
}

/** Offers a larger plan, or a renewal in the last days of the current one. */
export function UpgradeBox({ renews }: { renews: boolean }) {
  const { title, lead, action } = renews ? renewal : upgrade
  return (
    <section className={classes.box} aria-labelledby="upgrade-title">
      <div>
        <h2 id="upgrade-title" className={classes.title}>
          {t(title)}
        </h2>
        <p>{t(lead)}</p>
      </div>
      <ButtonLink to="/packages">{t(action)}</ButtonLink>
    </section>
  )
}
