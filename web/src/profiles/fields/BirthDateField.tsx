import { useBirthYearRanges } from '../../reference/calls.ts'
import { birthYears } from './birthYears.ts'
import { DayField } from './DayField.tsx'
import type { FieldsProps } from './formAccess.ts'

export function BirthDateField({ form }: FieldsProps) {
  const { ranges } = useBirthYearRanges()
  const years = birthYears(form.values.basic?.gender, ranges)
  return <DayField form={form} path="basic.dateOfBirth" required {...years} />
}
