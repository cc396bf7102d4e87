import { passwordRule } from '@bnr/contract/accounts/password'
import { numberTaken } from '@bnr/contract/profiles/creationWords'
import { type Gender, genderByCreatedFor } from '@bnr/contract/profiles/gender'
import { registrationDays } from '@bnr/contract/profiles/registrationDays'
import { Link } from 'react-router'
import { birthYears } from '../../profiles/fields/birthYears.ts'
import fields from '../../profiles/fields/fields.module.css'
import { useBirthYearRanges, useCountryCodes, useSetting } from '../../reference/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { type Choice, withNone } from '../../ui/fields/choice.ts'
import { DateOfBirthField } from '../../ui/fields/DateOfBirthField.tsx'
import { NameField } from '../../ui/fields/NameField.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { PhoneField } from '../../ui/fields/PhoneField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { fieldCheckedOnBlur, fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormAccess, FormControl } from '../../ui/form/formAccess.ts'
import { t } from '../../ui/translation.ts'
import { WhomFor } from '../WhomFor.tsx'
import type { CreationAnswers } from './creationAnswers.ts'
import { LookAlikes } from './LookAlikes.tsx'

export interface CreationFormProps {
  form: FormControl<CreationAnswers>
  /** True once the form was sent and the next page is loading. */
  isDone: boolean
}

export function CreationForm({ form, isDone }: CreationFormProps) {
  const { name, dateOfBirth } = form.values.basic
  const { choices: countryCodes } = useCountryCodes()
  return (
    <Form
      form={form}
      takesFocus
      className={fields.form}
      messages={fields.messages}
      actions={
        <div className={fields.whole}>
          <Button type="submit" busy={form.busy || isDone}>
            {t('Create Profile')}
          </Button>
        </div>
      }
    >
      <PersonFields form={form} />
      <LookAlikes name={name} dateOfBirth={dateOfBirth} />
      <ContactFields form={form} countryCodes={countryCodes} />
      <PasswordField
        label={t('Password')}
        description={t(passwordRule)}
        required
        autoComplete="new-password"
        {...fieldOf(form, 'password')}
      />
      <OriginFields form={form} />
    </Form>
  )
}

function OriginFields({ form }: Pick<CreationFormProps, 'form'>) {
  const sources = useSetting('profileSources')
  return (
    <>
      <ChoiceField
        label={t('Profile source')}
        choices={withNone(t('Select'), sources.choices)}
        {...fieldOf(form, 'basic.profileSource')}
      />
      <TextField
        type="date"
        label={t('Registration date')}
        {...registrationDays(new Date())}
        {...fieldCheckedOnBlur(form, 'registeredOn')}
      />
    </>
  )
}

interface ContactFieldsProps {
  form: FormAccess<CreationAnswers>
  countryCodes: readonly Choice[]
}

function ContactFields({ form, countryCodes }: ContactFieldsProps) {
  const phone = fieldCheckedOnBlur(form, 'basic.phone')
  return (
    <>
      <div className="stack-2">
        <PhoneField label={t('Mobile number')} required countryCodes={countryCodes} {...phone} />
        {phone.error === t(numberTaken) && (
          <Link to={`/ad/find?q=${phone.value.number}`} target="_blank" rel="noopener">
            {t('See who has this number')}
          </Link>
        )}
      </div>
      <PhoneField
        label={t('Alternate mobile')}
        description={t('Fill this only to get communication on a different number.')}
        countryCodes={countryCodes}
        {...fieldCheckedOnBlur(form, 'basic.contactPersonPhone')}
      />
      <TextField
        type="email"
        label={t('E-mail')}
        autoComplete="off"
        {...fieldCheckedOnBlur(form, 'basic.email.address')}
      />
    </>
  )
}

function PersonFields({ form }: { form: FormAccess<CreationAnswers> }) {
  const createdFors = useSetting('createdFors')
  const genders = useSetting('genders')
  const { ranges } = useBirthYearRanges()
  const gender = genderOf(form.values)
  return (
    <>
      <WhomFor form={form} createdFors={createdFors.choices} genders={genders.choices} />
      <NameField label={t('Name')} required autoComplete="off" {...fieldCheckedOnBlur(form, 'basic.name')} />
      {/* The gender decides the year shown first. */}
      <DateOfBirthField
        key={gender}
        label={t('Birth date')}
        required
        {...birthYears(gender, ranges)}
        {...fieldOf(form, 'basic.dateOfBirth')}
      />
    </>
  )
}

function genderOf({ basic: { createdFor, gender } }: CreationAnswers): Gender | undefined {
  return genderByCreatedFor[createdFor] ?? (gender === 'm' || gender === 'f' ? gender : undefined)
}
