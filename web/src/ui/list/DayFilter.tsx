import { TextField } from '../fields/TextField.tsx'

export interface DayFilterProps {
  label: string
  day: string
  onDay: (day: string) => void
}

/** A day that is still being typed is none: the list follows when it is whole, or taken away. */
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
