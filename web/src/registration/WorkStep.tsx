import { earns } from '@bnr/contract/profiles/conditions'
import { EducationField } from '../profiles/fields/EducationField.tsx'
import type { FieldsProps } from '../profiles/fields/formAccess.ts'
import { IncomeField } from '../profiles/fields/IncomeField.tsx'
import { ListField } from '../profiles/fields/ListField.tsx'
import { PlaceFields } from '../profiles/fields/PlaceFields.tsx'
import { useConfiguration } from '../reference/calls.ts'
import { useTranslation } from '../ui/translation.ts'

export function WorkStep({ form }: FieldsProps) {
  const { t } = useTranslation()
  const working = earns(form.values)
  const answered = Boolean(form.values.professional?.occupation)
  return (
    <>
      <EducationField form={form} />
      <ListField
        form={form}
        path="professional.occupation"
        label={t('Occupation')}
        list={useConfiguration('occupations')}
        required
        long
      />
      {(working || !answered) && <IncomeField form={form} required={working} />}
      <PlaceFields
        form={form}
        place="location.current"
        countryLabel={t('Current location')}
        required={working}
      />
    </>
  )
}
