import { earns } from '@bnr/contract/profiles/conditions'
import { EducationField } from '../profiles/fields/EducationField.tsx'
import type { FieldsProps } from '../profiles/fields/formAccess.ts'
import { IncomeField } from '../profiles/fields/IncomeField.tsx'
import { PlaceFields } from '../profiles/fields/PlaceFields.tsx'
import { Questions } from '../profiles/fields/Questions.ts'
import { useTranslation } from '../ui/translation.ts'

export function WorkStep({ form }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <EducationField form={form} />
      <Questions form={form} paths={['professional.occupation']} />
      <IncomeField form={form} />
      <PlaceFields
        form={form}
        place="location.current"
        countryLabel={t('Current location')}
        required={earns(form.values)}
      />
    </>
  )
}
