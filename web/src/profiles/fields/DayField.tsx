import { indianDay } from '@bnr/contract/indianDay'
import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { labelOf } from '@bnr/contract/profiles/fields'
import { DateOfBirthField, type DateOfBirthFieldProps } from '../../ui/fields/DateOfBirthField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import type { FormAccess } from './formAccess.ts'
import { textAt } from './paths.ts'

export interface DayFieldProps
  extends Partial<Pick<DateOfBirthFieldProps, 'required' | 'min' | 'max' | 'defaultYear'>> {
  form: FormAccess
  path: FieldPath
}

/** A day of somebody's life, so far unless it is said. */
export function DayField({ form, path, ...field }: DayFieldProps) {
  const { t } = useTranslation()
  return (
    <DateOfBirthField
      label={t(labelOf(path))}
      min="1980-01-01"
      max={indianDay(new Date())}
      {...field}
      value={textAt(form.values, path)}
      error={form.errorAt(path)}
      onChange={(date) => form.set(path, date || undefined)}
    />
  )
}
