import { useTranslation } from '../../../ui/translation.ts'
import { ParagraphField } from '../../fields/ParagraphField.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'

export default function AboutQuestions({ form }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <ParagraphField
      form={form}
      path="basic.aboutMe"
      label={t('About me')}
      description={t('Faith, character, work and what you hope for. Leave phone numbers and links out.')}
      maxLength={2000}
    />
  )
}
