import { TextField } from '../fields/TextField.tsx'

export interface DayFilterProps {
  label: string
  day: string
  /** What is wrong with the day. */
  error?: string | undefined
  onDay: (day: string) => void
}

/** Reports the day on blur, so that a half-typed day does not change the list. */
export function DayFilter({ label, day, error, onDay }: DayFilterProps) {
  return (
    <TextField
      key={day}
      label={label}
      type="date"
      error={error}
      defaultValue={day}
      min="2000-01-01"
      max="2099-12-31"
      onBlur={({ currentTarget }) => {
        if (currentTarget.value !== day && currentTarget.validity.valid) onDay(currentTarget.value)
      }}
    />
  )
}
