import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { contactDetails } from '../contactDetails.ts'
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

/** A sketch of central Chennai between the Cooum and the Adyar, drawn here so that no map has to be loaded. */
function ChennaiMap() {
  return (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={classes.land} d="M0 0h640v400H0z" />
      <path
        className={classes.park}
        d="M92 196l78-14 22 62-84 26zM352 292l66-8 10 48-70 12zM250 44l58-6 6 40-58 8z"
      />
      <path className={classes.sea} d="M528 0c-10 70 6 130 2 190s-24 120-36 210h146V0z" />
      <path
        className={classes.river}
        d="M0 92c60-24 110 10 170 2s96-46 160-30 120 6 200 34M0 352c80-26 140 6 210-6s160-28 300 8"
      />
      <g className={classes.street}>
        <path d="M0 150l520 22M0 256l522 12M0 20l530 14M60 0l34 400M386 0l-20 400M460 0l-12 400M168 0l20 400" />
        <path d="M94 110l110 60 90 88 60 142M204 170l180-110" />
      </g>
      <g className={classes.road}>
        <path d="M0 204c120-8 180-14 282-10s150 22 246 20" />
        <path d="M270 0c4 70 8 130 12 194s14 120 34 206" />
        <path d="M508 0c-8 80 8 120 0 196s-20 130-30 204" />
      </g>
      <g className={classes.names} fontSize={15}>
        <text x="34" y="232">
          Kodambakkam
        </text>
        <text x="300" y="152">
          Nungambakkam
        </text>
        <text x="392" y="252">
          Royapettah
        </text>
        <text x="112" y="318">
          T. Nagar
        </text>
        <text x="550" y="206">
          Marina
        </text>
      </g>
      <g transform="translate(282 194)">
        <circle r="30" className={classes.halo} />
        <path className={classes.pin} d="M-15 4V-20C-15-32-8-38 0-44c8 6 15 12 15 24V4z" />
        <path className={classes.cross} d="M0-32v26M-7-21h14" />
      </g>
    </svg>
  )
}
