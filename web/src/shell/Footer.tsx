import { Link } from 'react-router'
import { contactDetails, sisterBusinesses } from '../site/contactDetails.ts'
import { Logo } from '../ui/Logo.tsx'
import { t } from '../ui/translation.ts'
import classes from './Footer.module.css'
import { footerMenu } from './footerMenu.ts'

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <Logo />
          <p className={classes.words}>
            {t('Uniting Christians in Holy Matrimony, one family at a time, since 2009.')}
          </p>
          <p>
            <a href={contactDetails.phone.link} className={classes.call}>
              {t('Need Assistance? We are here to help you. Call us at {phone}', {
                phone: contactDetails.phone.shown,
              })}
            </a>
          </p>
        </div>
        <nav aria-label={t('Footer')}>
          <h2 className={classes.title}>{t('Useful links')}</h2>
          <ul className={classes.links}>
            {footerMenu.map((entry) => (
              <li key={entry.route}>
                <Link to={entry.route}>{t(entry.label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={classes.title}>{t('Our sister businesses')}</h2>
          <ul className={classes.links}>
            {sisterBusinesses.map((business) => (
              <li key={business.name}>
                <a href={business.link} rel="noreferrer" target="_blank">
                  {business.name}
                  <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={classes.small}>{t('© BNR Matrimony, Chennai. For Christians who are free to marry.')}</p>
    </footer>
  )
}
