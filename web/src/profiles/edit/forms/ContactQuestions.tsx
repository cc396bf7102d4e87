import { pathsOfSection } from '@bnr/contract/profiles/fields'
import { FormParts } from '../../fields/FormParts.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { CurrentAddress, PermanentAddress } from './AddressQuestions.tsx'
import { AlternateMobile } from './AlternateMobile.tsx'

const paths = pathsOfSection('contact')
const headings = {
  'location.current': 'Current address',
  'location.permanent': 'Permanent address',
  'location.citizenOf': 'Residence',
}
const own = {
  'basic.contactPersonPhone': AlternateMobile,
  'location.current': CurrentAddress,
  'location.permanent': PermanentAddress,
}

export function ContactQuestions({ form }: QuestionsProps) {
  return <FormParts form={form} paths={paths} headings={headings} Heading="h3" own={own} />
}
