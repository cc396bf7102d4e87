import { labelOf } from '@bnr/contract/profiles/fields'
import { useBirthYearRanges } from '../../reference/calls.ts'
import { DateOfBirthField } from '../../ui/fields/DateOfBirthField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { birthYears } from './birthYears.ts'
import type { FieldsProps } from './formAccess.ts'
import { textAt } from './paths.ts'

export function BirthDateField({ form }: FieldsProps) {
  const { t } = useTranslation()
  const { ranges } = useBirthYearRanges()
  return (
    <DateOfBirthField
      label={t(labelOf('basic.dateOfBirth'))}
      required
      {...birthYears(form.values.basic?.gender, ranges)}
      value={textAt(form.values, 'basic.dateOfBirth')}
      error={form.errorAt('basic.dateOfBirth')}
      onChange={(date) => form.set('basic.dateOfBirth', date || undefined)}
    />
  )
}
