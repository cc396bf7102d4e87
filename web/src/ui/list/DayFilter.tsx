import { TextField } from '../fields/TextField.tsx'

export interface DayFilterProps {
  label: string
  day: string
  onDay: (day: string) => void
}

/** Reports the day on blur, so that a half-typed day does not change the list. */
export function DayFilter({ label, day, onDay }: DayFilterProps) {
  return (
    <TextField
      key={day}
      label={label}
      type="date"
      defaultValue={day}
      min="2000-01-01"
      max="2099-12-31"
      onBlur={({ currentTarget }) => {
        if (currentTarget.value !== day && currentTarget.validity.valid) onDay(currentTarget.value)
      }}
    />
  )
}
