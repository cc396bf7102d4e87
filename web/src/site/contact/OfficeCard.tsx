import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { contactDetails } from '../contactDetails.ts'
import { ChennaiMap } from './ChennaiMap.tsx'
import { HelpPanel } from './HelpPanel.tsx'
import classes from './OfficeCard.module.css'

/** The office's address and map, with the help panel. */
export function OfficeCard() {
  return (
    <Surface className={classes.card}>
      <div className={classes.details}>
        <address className={classes.address}>
          {contactDetails.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={classes.hours}>{t('Open {hours}', { hours: t(contactDetails.hours) })}</p>
        <HelpPanel />
      </div>
      <a href={contactDetails.map} target="_blank" rel="noreferrer" className={classes.map}>
        <ChennaiMap />
        <span className={classes.caption}>
          <IconMapPin size={18} aria-hidden />
          {t('Open in OpenStreetMap')}
          <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
        </span>
      </a>
    </Surface>
  )
}
