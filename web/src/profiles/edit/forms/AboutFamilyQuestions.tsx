import { useTranslation } from '../../../ui/translation.ts'
import { ParagraphField } from '../../fields/ParagraphField.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'

export default function AboutFamilyQuestions({ form }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <ParagraphField
      form={form}
      path="family.aboutFamily"
      label={t('About family')}
      description={t('Where you come from and how you live. Leave phone numbers and links out.')}
      maxLength={2000}
    />
  )
}
