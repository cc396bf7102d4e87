import { labelOf, longestOf } from '@bnr/contract/profiles/fields'
import { useTranslation } from '../../../ui/translation.ts'
import { ParagraphField } from '../../fields/ParagraphField.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'

const path = 'family.aboutFamily'

export default function AboutFamilyQuestions({ form }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <ParagraphField
      form={form}
      path={path}
      label={t(labelOf(path))}
      description={t('Where you come from and how you live. Leave phone numbers and links out.')}
      {...longestOf(path)}
    />
  )
}
