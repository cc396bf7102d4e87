import { pathsOfStep } from '@bnr/contract/profiles/fields'
import { ContactPhone } from '../profiles/fields/ContactPhone.tsx'
import { FormParts } from '../profiles/fields/FormParts.tsx'
import type { FieldsProps } from '../profiles/fields/formAccess.ts'

const paths = pathsOfStep(4)
const headings = {
  'family.fatherName': 'Father',
  'family.motherName': 'Mother',
  'basic.contactPersonName': 'Whom families may call',
}
const own = { 'basic.contactPersonPhone': ContactPhone }

export function ContactStep({ form }: FieldsProps) {
  return <FormParts form={form} paths={paths} headings={headings} Heading="h2" own={own} />
}
