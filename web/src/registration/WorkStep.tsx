import { earns } from '@bnr/contract/profiles/rules'
import { useConfiguration, useDegrees, useSalaryRanges } from '../reference/calls.ts'
import { salaryValue } from '../reference/choices.ts'
import type { SalaryRange } from '../reference/lists.ts'
import { useTranslation } from '../ui/translation.ts'
import { ListField } from './ListField.tsx'
import { LocationFields } from './LocationFields.tsx'
import type { QuestionsProps } from './StepForm.tsx'

export function WorkStep({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const degrees = useDegrees()
  const salaries = useSalaryRanges()
  const working = earns(form.values)
  const answered = Boolean(form.values.professional?.occupation)
  const category = (degree: string) => degrees.items.find((item) => item.degree === degree)?.category
  return (
    <>
      <ListField
        form={form}
        path="professional.education"
        errorPath="professional.education.degree"
        label={t('Education')}
        list={degrees}
        toText={({ degree }: { degree: string }) => degree}
        fromText={(degree) => ({ category: category(degree), degree })}
        required
        long
      />
      <ListField
        form={form}
        path="professional.occupation"
        label={t('Occupation')}
        list={useConfiguration('occupations')}
        required
        long
      />
      {(working || !answered) && (
        <ListField
          form={form}
          path="professional.annualIncome"
          errorPath="professional.annualIncome.from"
          label={t('Annual income')}
          list={salaries}
          toText={(range: SalaryRange) => salaryValue(range)}
          fromText={(text) => salaries.items.find((range) => salaryValue(range) === text)}
          required={working}
        />
      )}
      <LocationFields form={form} required={working} />
    </>
  )
}
