import { monthNames } from '@bnr/contract/monthNames'
import { useState } from 'react'
import { t } from '../translation.ts'
import { withNone } from './choice.ts'
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

/** Day, month and year of the three selects: numbers as text, empty until chosen. */
interface DateParts {
  day: string
  month: string
  year: string
}

const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1)

export function splitDate(date: string, defaultYear?: number): DateParts {
  const [year, month, day] = date.split('-')
  if (!year || !month || !day) return { day: '', month: '', year: defaultYear ? String(defaultYear) : '' }
  return { day: String(Number(day)), month: String(Number(month)), year }
}

/** Returns the days of the month: 31 if no month is chosen, 29 for February if no year is chosen. */
export function daysIn({ month, year }: DateParts): number[] {
  if (!month) return upTo(31)
  return upTo(new Date(Date.UTC(Number(year || 2000), Number(month), 0)).getUTCDate())
}

/** The latest year first, since most people who register are young. */
export function years(min: string, max: string): number[] {
  const first = Number(min.slice(0, 4))
  const last = Number(max.slice(0, 4))
  return upTo(Math.max(last - first + 1, 0)).map((back) => last - back + 1)
}

/** Returns yyyy-MM-dd, or '' if a part is missing, the month is too short or the date is out of range. */
export function joinDate(parts: DateParts, min: string, max: string): string {
  const { day, month, year } = parts
  if (!day || !month || !year || !daysIn(parts).includes(Number(day))) return ''
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return date >= min && date <= max ? date : ''
}
