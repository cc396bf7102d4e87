import { earns, maritalFieldNames } from '@bnr/contract/profiles/conditions'
import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import type { ComponentType } from 'react'
import { useHeights, useSalaryRanges } from '../../reference/calls.ts'
import { heightOf, heightValue, salaryValue } from '../../reference/choices.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { t } from '../../ui/translation.ts'
import { BirthDateField } from './BirthDateField.tsx'
import { EducationField } from './EducationField.tsx'
import type { FieldsProps } from './formAccess.ts'
import { ListField } from './ListField.tsx'
import { parentQuestions } from './parentQuestions.tsx'
import { textAt } from './paths.ts'

export type OwnQuestions = { readonly [Path in FieldPath]?: ComponentType<FieldsProps> | null }

/**
 * Questions that need more than a line or a list. Those about an earlier marriage appear together, in MaritalFields.
 */
export const ownQuestions: OwnQuestions = {
  ...Object.fromEntries(maritalFieldNames.map((name) => [`basic.${name}`, null])),
  'basic.dateOfBirth': BirthDateField,
  'basic.email': EmailField,
  'basic.height': HeightField,
  'professional.education': EducationField,
  'professional.annualIncome': IncomeField,
  ...parentQuestions('father'),
  ...parentQuestions('mother'),
}

function HeightField({ form }: FieldsProps) {
  const { height } = form.values.basic ?? {}
  return (
    <ListField
      form={form}
      path="basic.height"
      errorPath="basic.height.feet"
      list={useHeights()}
      text={height ? heightValue(height) : ''}
      onText={(text) => form.set('basic.height', text ? heightOf(text) : undefined)}
      required
    />
  )
}

export function EmailField({ form }: FieldsProps) {
  return (
    <TextField
      label={t('E-mail (optional)')}
      type="email"
      autoComplete="email"
      maxLength={254}
      value={textAt(form.values, 'basic.email.address')}
      error={form.errorAt('basic.email.address', 'basic.email')}
      onChange={(address) => form.set('basic.email', address ? { address, type: 'P' } : undefined)}
    />
  )
}

/** Asked unless the occupation has no income. */
function IncomeField({ form }: FieldsProps) {
  const salaries = useSalaryRanges()
  if (!earns(form.values)) return null
  const { annualIncome } = form.values.professional ?? {}
  const choose = (text: string | undefined) =>
    form.set(
      'professional.annualIncome',
      salaries.items.find((range) => salaryValue(range) === text),
    )
  return (
    <ListField
      form={form}
      path="professional.annualIncome"
      errorPath="professional.annualIncome.from"
      list={salaries}
      text={annualIncome ? salaryValue(annualIncome) : ''}
      onText={choose}
      required
    />
  )
}
