import { Link } from 'react-router'
import classes from '../accounts/settings/panel.module.css'
import { Surface } from '../ui/Surface.tsx'
import { useTranslation } from '../ui/translation.ts'

const steps = [
  'At once: nobody finds or opens your profile, and you are logged out everywhere.',
  'For a while: we keep it hidden, so that you can still come back.',
  'Then: profile, photos, lists and messages are removed for good. Invoices stay as long as the law asks.',
]

/** What deleting means, and the gentler ways, before anything is asked. */
export function WhatGoes() {
  const { t } = useTranslation()
  return (
    <Surface compact className={classes.box}>
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ul>
      <p className={classes.actions}>
        <Link to="?active=data">{t('Download my data first')}</Link>
        <Link to="?active=tab4">{t('Only deactivate my profile')}</Link>
      </p>
    </Surface>
  )
}
