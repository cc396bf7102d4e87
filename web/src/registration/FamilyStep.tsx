import type { FieldsProps } from '../profiles/fields/formAccess.ts'
import { MaritalFields } from '../profiles/fields/MaritalFields.tsx'
import { Questions } from '../profiles/fields/Questions.ts'
import { ChildFields } from './ChildFields.tsx'

const afterMarriage = [
  'basic.height',
  'basic.weight',
  'basic.bodyType',
  'family.status',
  'family.type',
  'family.values',
] as const

export function FamilyStep({ form }: FieldsProps) {
  return (
    <>
      <Questions form={form} paths={['basic.maritalStatus']} />
      <MaritalFields form={form}>
        <ChildFields form={form} />
      </MaritalFields>
      <Questions form={form} paths={afterMarriage} />
    </>
  )
}
