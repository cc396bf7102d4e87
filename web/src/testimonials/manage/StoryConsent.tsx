import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { dayShown } from '../../ui/moments.ts'
import { useTranslation } from '../../ui/translation.ts'
import classes from './StoryConsent.module.css'

/** Shows staff whether the couple has agreed to the publication. */
export function StoryConsent({ story: { consentAt, status } }: { story: Testimony }) {
  const { t } = useTranslation()
  if (consentAt)
    return <p className={classes.consent}>{t('Consent given {date}', { date: dayShown(consentAt) })}</p>
  return (
    <p className={classes.consent}>
      {t('No consent recorded.')} {status !== 'Active' && t('Ask the couple before you publish this story.')}
    </p>
  )
}
