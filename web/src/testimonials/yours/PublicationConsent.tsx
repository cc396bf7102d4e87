import { Link } from 'react-router'
import { ConsentField } from '../../ui/fields/CheckField.tsx'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { t } from '../../ui/translation.ts'
import classes from './PublicationConsent.module.css'

/** Tells the couple what we publish and where. The box is never ticked in advance. */
export function PublicationConsent({ form }: { form: FormAccess<{ consent: boolean }> }) {
  return (
    <section className={classes.consent} aria-labelledby="publication">
      <h2 id="publication">{t('What we publish')}</h2>
      <p>
        {t(
          'We publish your names, your words, the dates you give and your photos among the Success Stories on this website. Anyone can read them there, and search engines can list them.',
        )}
      </p>
      <p>{t('We never publish your phone number, your e-mail address or your BNR IDs.')}</p>
      <p>
        {t('You can ask us at any time to take your story down.')}{' '}
        <Link to="/contact-us" target="_blank">
          {t('Contact us')}
          <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
        </Link>
      </p>
      <ConsentField
        label={t('We both agree that BNR Matrimony may publish our story')}
        checked={form.values.consent}
        error={form.errorAt('consent')}
        onChange={(consent) => form.set('consent', consent)}
      />
    </section>
  )
}
