import { useCountryCodes } from '../../reference/calls.ts'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { FieldPair } from '../../ui/fields/FieldPair.tsx'
import { PhoneField } from '../../ui/fields/PhoneField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { t } from '../../ui/translation.ts'
import type { TestimonialValues } from './storyForm.ts'

/** BNR IDs and contact details of the couple, for staff only. */
export function CoupleFields({
  form,
  idsRequired,
}: {
  form: FormAccess<TestimonialValues>
  idsRequired: boolean
}) {
  const { choices } = useCountryCodes()
  return (
    <>
      <FieldPair>
        <DigitsField
          label={t('BNR ID of the groom')}
          required={idsRequired}
          maxLength={8}
          {...fieldOf(form, 'groomBnrId')}
        />
        <DigitsField
          label={t('BNR ID of the bride')}
          required={idsRequired}
          maxLength={8}
          {...fieldOf(form, 'brideBnrId')}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t('E-mail')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={120}
          {...fieldOf(form, 'email')}
        />
        <PhoneField label={t('Mobile')} countryCodes={choices} {...fieldOf(form, 'phone')} />
      </FieldPair>
    </>
  )
}
