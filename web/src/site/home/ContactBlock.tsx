import { t } from '../../ui/translation.ts'
import { OfficeCard } from '../contact/OfficeCard.tsx'
import classes from './ContactBlock.module.css'

export function ContactBlock() {
  return (
    <section className={classes.block} aria-labelledby="contact-title">
      <h2 id="contact-title">{t('Contact Us')}</h2>
      <p className={classes.text}>
        {t('Call, write or visit us with your family. We have tea ready, and time for your questions.')}
      </p>
      <OfficeCard />
    </section>
  )
}
