import { earns, works } from '@bnr/contract/profiles/conditions'
import { useConfiguration, useDegrees, useSetting } from '../../../reference/calls.ts'
import { useTranslation } from '../../../ui/translation.ts'
import { EducationField } from '../../fields/EducationField.tsx'
import { IncomeField } from '../../fields/IncomeField.tsx'
import { LineField } from '../../fields/LineField.tsx'
import { ListField } from '../../fields/ListField.tsx'
import { ParagraphField } from '../../fields/ParagraphField.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'

export default function WorkQuestions(props: QuestionsProps) {
  const { t } = useTranslation()
  const { form } = props
  return (
    <>
      <EducationField form={form} />
      <LineField
        form={form}
        path="professional.education.institution"
        label={t('Institution')}
        maxLength={100}
      />
      <ListField
        form={form}
        path="professional.additionalEducation.degree"
        label={t('Additional education')}
        list={useDegrees()}
        long
      />
      <ParagraphField
        form={form}
        path="professional.educationDetail"
        label={t('About the studies')}
        maxLength={300}
      />
      <ListField
        form={form}
        path="professional.employmentType"
        label={t('Employment type')}
        list={useSetting('employmentTypes')}
      />
      {works(form.values) && <EmploymentQuestions {...props} />}
    </>
  )
}

/** Not asked of those who are not working. */
function EmploymentQuestions({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const isAnswered = Boolean(form.values.professional?.occupation)
  return (
    <>
      <ListField
        form={form}
        path="professional.occupation"
        label={t('Occupation')}
        list={useConfiguration('occupations')}
        required
        long
      />
      <LineField
        form={form}
        path="professional.occupationDetail"
        label={t('Occupation in own words')}
        maxLength={100}
      />
      <LineField form={form} path="professional.designation" label={t('Position')} maxLength={80} />
      <LineField form={form} path="professional.company" label={t('Company')} maxLength={80} />
      {(earns(form.values) || !isAnswered) && <IncomeField form={form} required={earns(form.values)} />}
    </>
  )
}
