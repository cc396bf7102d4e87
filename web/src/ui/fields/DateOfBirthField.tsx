import { useState } from 'react'
import { useTranslation } from '../translation.ts'
import { type DateParts, daysIn, joinDate, monthNames, splitDate, years } from './dateParts.ts'
import type { FieldText } from './FieldShell.tsx'
import classes from './fields.module.css'
import { GroupShell } from './GroupShell.tsx'

export interface DateOfBirthFieldProps extends FieldText {
  /** yyyy-MM-dd, or empty while a part is missing. */
  value: string
  onChange: (date: string) => void
  /** yyyy-MM-dd; years outside of both are not offered. */
  min: string
  max: string
  /** Shown first, so that a thumb need not travel from 1950. */
  defaultYear?: number
}

interface PartProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  invalid: boolean
  autoComplete: string
  onChange: (value: string) => void
}

function Part({ label, value, options, invalid, autoComplete, onChange }: PartProps) {
  return (
    <select
      aria-label={label}
      aria-invalid={invalid || undefined}
      autoComplete={autoComplete}
      className={`${classes.input} ${classes.select}`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

const numbered = (numbers: readonly number[]) =>
  numbers.map((number) => ({ value: String(number), label: String(number) }))

export function DateOfBirthField({ value, onChange, min, max, defaultYear, ...text }: DateOfBirthFieldProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<DateParts>(() => splitDate(value, defaultYear))
  // A form that is filled or reset from outside wins over what was chosen here.
  const parts = value && value !== joinDate(chosen, min, max) ? splitDate(value) : chosen
  const invalid = Boolean(text.error)

  function change(next: DateParts) {
    setChosen(next)
    onChange(joinDate(next, min, max))
  }

  const months = monthNames.map((name, index) => ({ value: String(index + 1), label: t(name) }))
  return (
    <GroupShell {...text}>
      <div className={classes.date}>
        <Part
          label={t('Day')}
          value={parts.day}
          options={numbered(daysIn(parts))}
          invalid={invalid}
          autoComplete="bday-day"
          onChange={(day) => change({ ...parts, day })}
        />
        <Part
          label={t('Month')}
          value={parts.month}
          options={months}
          invalid={invalid}
          autoComplete="bday-month"
          onChange={(month) => change({ ...parts, month })}
        />
        <Part
          label={t('Year')}
          value={parts.year}
          options={numbered(years(min, max))}
          invalid={invalid}
          autoComplete="bday-year"
          onChange={(year) => change({ ...parts, year })}
        />
      </div>
    </GroupShell>
  )
}
