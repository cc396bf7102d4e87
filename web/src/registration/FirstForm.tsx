import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Choice } from '../ui/fields/choice.ts'
import { NameField } from '../ui/fields/NameField.tsx'
import { PhoneField } from '../ui/fields/PhoneField.tsx'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { fieldCheckedOnBlur } from '../ui/form/fieldOf.ts'
import type { FormControl } from '../ui/form/formAccess.ts'
import { t } from '../ui/translation.ts'
import classes from './FirstForm.module.css'
import type { FirstAnswers } from './firstAnswers.ts'
import { WhomFor } from './WhomFor.tsx'

export interface FirstFormProps {
  form: FormControl<FirstAnswers>
  createdFors: readonly Choice[]
  genders: readonly Choice[]
  countryCodes: readonly Choice[]
  /** What to do instead, e.g. log in. */
  hint?: ReactNode
}

/** The layout of the home page's registration form; the component that owns its values decides what they do. */
export function FirstForm({ form, createdFors, genders, countryCodes, hint }: FirstFormProps) {
  return (
    <Form
      form={form}
      className={classes.form}
      messages={classes.failure}
      actions={<SubmitButton form={form} label={t('Register free')} wide />}
    >
      <WhomFor form={form} createdFors={createdFors} genders={genders} />
      <NameField
        label={t('Name')}
        required
        {...fieldCheckedOnBlur(form, 'basic.name', { evenEmpty: true })}
      />
      <PhoneField
        label={t('Mobile number')}
        required
        countryCodes={countryCodes}
        {...fieldCheckedOnBlur(form, 'basic.phone', { evenEmpty: true, words: 'Enter mobile number' })}
      />
      <p className={`note ${classes.meaning}`}>
        {t('By registering you accept our')} <Link to="/terms-conditions">{t('terms')}</Link> {t('and our')}{' '}
        <Link to="/terms-conditions#privacy">{t('privacy rules')}</Link>.{' '}
        {t('You also confirm that the person whose profile it is')}{' '}
        <Link to="/terms-conditions#consent">{t('has agreed to it')}</Link>.
      </p>
      <div role="alert" className={classes.hint}>
        {hint}
      </div>
    </Form>
  )
}
