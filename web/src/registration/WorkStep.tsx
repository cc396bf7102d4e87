import { earns } from '@bnr/contract/profiles/conditions'
import { pathsOfStep } from '@bnr/contract/profiles/fields'
import type { FieldsProps } from '../profiles/fields/formAccess.ts'
import { PlaceFields } from '../profiles/fields/PlaceFields.tsx'
import { Questions } from '../profiles/fields/Questions.tsx'
import { useTranslation } from '../ui/translation.ts'

const paths = pathsOfStep(3)
const own = { 'location.current': CurrentPlace }

export function WorkStep({ form }: FieldsProps) {
  return <Questions form={form} paths={paths} own={own} />
}

function CurrentPlace({ form }: FieldsProps) {
  const { t } = useTranslation()
  const required = earns(form.values)
  const countryLabel = t('Current location')
  return <PlaceFields form={form} place="location.current" {...{ countryLabel, required }} />
}
