import { any } from '@bnr/contract/search/defaults'
import { useDegrees } from '../../../reference/calls.ts'
import { useTranslation } from '../../../ui/translation.ts'
import { settledWishes } from '../../fields/anyWish.ts'
import { ManyField } from '../../fields/ManyField.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { IncomePreference } from './RangePreferences.tsx'
import { SeveralQuestions } from './SeveralQuestions.ts'
import { withAnyFirst } from './withAnyFirst.ts'

export default function WorkWishes({ form }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ManyField
        form={form}
        path="professionalPreference.educations"
        label={t('Education')}
        list={withAnyFirst(useDegrees(), t(any))}
        settle={settledWishes}
      />
      <SeveralQuestions form={form} paths={['professionalPreference.occupations']} />
      <IncomePreference form={form} />
      <SeveralQuestions form={form} paths={['professionalPreference.employmentTypes']} />
    </>
  )
}
