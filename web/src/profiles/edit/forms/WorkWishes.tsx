import { any } from '@bnr/contract/search/defaults'
import { useConfiguration, useDegrees, useSetting } from '../../../reference/calls.ts'
import { useTranslation } from '../../../ui/translation.ts'
import { settledWishes } from '../../fields/anyWish.ts'
import { ManyField } from '../../fields/ManyField.tsx'
import { TicksField } from '../../fields/TicksField.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { IncomeWish } from './RangeWishes.tsx'
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
      <ManyField
        form={form}
        path="professionalPreference.occupations"
        label={t('Occupation')}
        list={useConfiguration('occupations', { any: true })}
        settle={settledWishes}
      />
      <IncomeWish form={form} />
      <TicksField
        form={form}
        path="professionalPreference.employmentTypes"
        label={t('Employment type')}
        list={useSetting('employmentTypePreferences')}
      />
    </>
  )
}
