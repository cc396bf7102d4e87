import { monthNames } from '@bnr/contract/monthNames'
import { useState } from 'react'
import { t } from '../translation.ts'
import { withNone } from './choice.ts'
import { type DateParts, daysIn, joinDate, splitDate, years } from './dateParts.ts'
import type { FieldText } from './FieldShell.tsx'
import classes from './fields.module.css'
import { GroupShell } from './GroupShell.tsx'
import { NativeSelect } from './NativeSelect.tsx'

export interface DateOfBirthFieldProps extends FieldText {
  /** yyyy-MM-dd, or empty while a part is missing. */
  value: string
  onChange: (date: string) => void
  /** yyyy-MM-dd; the year list runs from the year of `min` to that of `max`. */
  min: string
  max: string
  /** The year selected at first, so that nobody has to scroll from 1950. */
  defaultYear?: number
}

const numbered = (label: string, numbers: readonly number[]) =>
  withNone(
    label,
    numbers.map((number) => ({ value: String(number), label: String(number) })),
  )

export function DateOfBirthField({ value, onChange, min, max, defaultYear, ...text }: DateOfBirthFieldProps) {
  const [chosen, setChosen] = useState<DateParts>()
  const started = chosen ?? splitDate(value, defaultYear)
  // When the form sets or resets the value from outside, that value wins over the parts chosen here.
  const parts = value && value !== joinDate(started, min, max) ? splitDate(value) : started
  const named = (label: string) => ({
    'aria-label': label,
    'aria-invalid': text.error ? true : undefined,
  })

  function change(next: DateParts) {
    setChosen(next)
    onChange(joinDate(next, min, max))
  }

  const months = monthNames.map((name, index) => ({ value: String(index + 1), label: t(name) }))
  return (
    <GroupShell {...text}>
      <div className={classes.date}>
        <NativeSelect
          {...named(t('Day'))}
          value={parts.day}
          choices={numbered(t('Day'), daysIn(parts))}
          autoComplete="bday-day"
          onChange={(day) => change({ ...parts, day })}
        />
        <NativeSelect
          {...named(t('Month'))}
          value={parts.month}
          choices={withNone(t('Month'), months)}
          autoComplete="bday-month"
          onChange={(month) => change({ ...parts, month })}
        />
        <NativeSelect
          {...named(t('Year'))}
          value={parts.year}
          choices={numbered(t('Year'), years(min, max))}
          autoComplete="bday-year"
          onChange={(year) => change({ ...parts, year })}
        />
      </div>
    </GroupShell>
  )
}
