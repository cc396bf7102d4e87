import { Link } from 'react-router'
import { contactDetails } from '../site/contactDetails.ts'
import { t } from '../ui/translation.ts'
import { slimFooterMenu } from './footerMenu.ts'
import classes from './SlimFooter.module.css'

/** The footer of members' own pages: whom to call, and the terms. Public pages show the full footer. */
export function SlimFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <a href={contactDetails.phone.link}>{t('Help: {phone}', { phone: contactDetails.phone.shown })}</a>
        <nav aria-label={t('Footer')} className={classes.links}>
          {slimFooterMenu.map((entry) => (
            <Link key={entry.route} to={entry.route}>
              {t(entry.label)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
