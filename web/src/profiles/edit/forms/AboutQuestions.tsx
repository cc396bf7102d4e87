import { t } from '../../../ui/translation.ts'
import { ParagraphField } from '../../fields/ParagraphField.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'

export function AboutMe({ form }: QuestionsProps) {
  const hint = t('Faith, character, work and what you hope for. Leave phone numbers and links out.')
  return <ParagraphField form={form} path="basic.aboutMe" description={hint} />
}

export function AboutFamily({ form }: QuestionsProps) {
  const hint = t('Where you come from and how you live. Leave phone numbers and links out.')
  return <ParagraphField form={form} path="family.aboutFamily" description={hint} />
}
