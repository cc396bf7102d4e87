import { numberTaken } from '@bnr/contract/profiles/creationWords'
import { Link } from 'react-router'
import fields from '../../profiles/fields/fields.module.css'
import type { Choice } from '../../ui/fields/choice.ts'
import { PhoneField } from '../../ui/fields/PhoneField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { fieldCheckedOnBlur } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { t } from '../../ui/translation.ts'
import type { CreationAnswers } from './creationAnswers.ts'

export interface ContactFieldsProps {
  form: FormAccess<CreationAnswers>
  countryCodes: readonly Choice[]
}

export function ContactFields({ form, countryCodes }: ContactFieldsProps) {
  const phone = fieldCheckedOnBlur(form, 'basic.phone')
  return (
    <>
      <div className={fields.contact}>
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
