import { maritalFieldNames } from '@bnr/contract/profiles/conditions'
import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import type { ComponentType } from 'react'
import { useHeights } from '../../reference/calls.ts'
import { heightOf, heightValue } from '../../reference/choices.ts'
import { BirthDateField } from './BirthDateField.tsx'
import { EducationField } from './EducationField.tsx'
import { EmailField } from './EmailField.tsx'
import type { FieldsProps } from './formAccess.ts'
import { IncomeField } from './IncomeField.tsx'
import { ListField } from './ListField.tsx'
import { parentQuestions } from './parentQuestions.tsx'

export type OwnQuestions = { readonly [Path in FieldPath]?: ComponentType<FieldsProps> | null }

/** The questions that are more than a line or a list; those about an earlier marriage stand together. */
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
  return (
    <ListField
      form={form}
      path="basic.height"
      errorPath="basic.height.feet"
      list={useHeights()}
      toText={heightValue}
      fromText={heightOf}
      required
    />
  )
}
