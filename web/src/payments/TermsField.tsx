import { Link } from 'react-router'
import { ConsentField } from '../ui/fields/CheckField.tsx'
import type { FormAccess } from '../ui/form/formAccess.ts'
import { t } from '../ui/translation.ts'
import classes from './Checkout.module.css'

/** Never ticked in advance. The terms open in a new tab, so that the form keeps its values. */
export function TermsField({ form }: { form: FormAccess<{ consent: boolean }> }) {
  const aside = <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
  return (
    <ConsentField
      checked={form.values.consent}
      error={form.errorAt('consent')}
      onChange={(consent) => form.set('consent', consent)}
      label={
        <span className={classes.consent}>
          {t('I agree to the')}{' '}
          <Link to="/terms-conditions" target="_blank">
            {t('terms and conditions')}
            {aside}
          </Link>{' '}
          {t('and the')}{' '}
          <Link to="/cancellation-refund" target="_blank">
            {t('no-refund policy')}
            {aside}
          </Link>
        </span>
      }
    />
  )
}
