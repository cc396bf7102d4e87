import { pathsOfSection } from '@bnr/contract/profiles/fields'
import { FormParts } from '../../fields/FormParts.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'

const paths = pathsOfSection('family')
const headings = {
  'family.fatherInitial': 'Father',
  'family.motherInitial': 'Mother',
  'family.siblings': 'Brothers and sisters',
}

export function FamilyQuestions({ form }: QuestionsProps) {
  return <FormParts form={form} paths={paths} headings={headings} Heading="h3" />
}
