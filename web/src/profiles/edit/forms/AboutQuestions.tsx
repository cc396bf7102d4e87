import { labelOf, longestOf } from '@bnr/contract/profiles/fields'
import { useTranslation } from '../../../ui/translation.ts'
import { ParagraphField } from '../../fields/ParagraphField.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'

const path = 'basic.aboutMe'

export default function AboutQuestions({ form }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <ParagraphField
      form={form}
      path={path}
      label={t(labelOf(path))}
      description={t('Faith, character, work and what you hope for. Leave phone numbers and links out.')}
      {...longestOf(path)}
    />
  )
}
