import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { t } from '../../ui/translation.ts'
import { contactDetails } from '../contactDetails.ts'
import classes from './HelpPanel.module.css'

const ways = [
  { label: 'Call us', icon: IconPhone, ...contactDetails.phone },
  { label: 'WhatsApp', icon: IconBrandWhatsapp, ...contactDetails.messaging },
  { label: 'E-mail', icon: IconMail, ...contactDetails.email },
]

/** Links to call, message or write to the office. */
export function HelpPanel() {
  return (
    <ul className={classes.ways}>
      {ways.map((way) => (
        <li key={way.label}>
          <a href={way.link} className={classes.way}>
            <way.icon size={22} aria-hidden className={classes.icon} />
            <span>
              <span className={classes.label}>{t(way.label)}</span>
              <span className={classes.value}>{way.shown}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
