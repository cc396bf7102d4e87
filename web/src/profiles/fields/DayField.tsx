import { indianDay } from '@bnr/contract/indianDay'
import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { labelOf } from '@bnr/contract/profiles/fields'
import { DateOfBirthField } from '../../ui/fields/DateOfBirthField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import type { FormAccess } from './formAccess.ts'
import { textAt } from './paths.ts'

export interface DayFieldProps {
  form: FormAccess
  path: FieldPath
  required?: boolean
}

/** A day of somebody's life so far. */
export function DayField({ form, path, ...field }: DayFieldProps) {
  const { t } = useTranslation()
  return (
    <DateOfBirthField
      {...field}
      label={t(labelOf(path))}
      min="1980-01-01"
      max={indianDay(new Date())}
      value={textAt(form.values, path)}
      error={form.errorAt(path)}
      onChange={(date) => form.set(path, date || undefined)}
    />
  )
}
