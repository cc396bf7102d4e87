import { pathsOfStep } from '@bnr/contract/profiles/fields'
import type { FieldsProps } from '../profiles/fields/formAccess.ts'
import { MaritalFields } from '../profiles/fields/MaritalFields.tsx'
import { Questions } from '../profiles/fields/Questions.tsx'
import { ChildFields } from './ChildFields.tsx'

const paths = pathsOfStep(2)
const own = { 'basic.childStatus': EarlierMarriage }

export function FamilyStep({ form }: FieldsProps) {
  return <Questions form={form} paths={paths} own={own} />
}

function EarlierMarriage({ form }: FieldsProps) {
  return (
    <MaritalFields form={form}>
      <ChildFields form={form} />
    </MaritalFields>
  )
}
