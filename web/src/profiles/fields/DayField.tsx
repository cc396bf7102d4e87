import { indianDay } from '@bnr/contract/indianDay'
import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { DateOfBirthField, type DateOfBirthFieldProps } from '../../ui/fields/DateOfBirthField.tsx'
import type { FormAccess } from './formAccess.ts'
import { useTextAt } from './paths.ts'

export interface DayFieldProps
  extends Partial<Pick<DateOfBirthFieldProps, 'required' | 'min' | 'max' | 'defaultYear'>> {
  form: FormAccess
  path: FieldPath
}

/** A past day of somebody's life, unless `max` allows later ones. */
export function DayField({ form, path, ...field }: DayFieldProps) {
  return (
    <DateOfBirthField {...useTextAt(form, path)} min="1980-01-01" max={indianDay(new Date())} {...field} />
  )
}
