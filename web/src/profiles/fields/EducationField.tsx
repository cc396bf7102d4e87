import { labelOf } from '@bnr/contract/profiles/fields'
import { useDegrees } from '../../reference/calls.ts'
import { t } from '../../ui/translation.ts'
import type { FieldsProps } from './formAccess.ts'
import { ListField } from './ListField.tsx'

/** Asks for the highest degree. Sets its category too, and keeps the institution. */
export function EducationField({ form }: FieldsProps) {
  const degrees = useDegrees()
  const { degree, institution } = form.values.professional?.education ?? {}
  const choose = (chosen: string | undefined) => {
    const category = degrees.items.find((item) => item.degree === chosen)?.category
    form.set('professional.education', chosen ? { category, degree: chosen, institution } : undefined)
  }
  return (
    <ListField
      form={form}
      path="professional.education"
      errorPath="professional.education.degree"
      label={t(labelOf('professional.education.degree'))}
      list={degrees}
      text={degree ?? ''}
      onText={choose}
      required
      long
    />
  )
}
