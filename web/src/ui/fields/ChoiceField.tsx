import type { SelectHTMLAttributes } from 'react'
import { FieldShell, type FieldText, useFieldTies } from './FieldShell.tsx'
import classes from './fields.module.css'

export interface Choice {
  value: string
  label: string
  disabled?: boolean
}

type NativeSelect = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'required'>

export interface ChoiceFieldProps extends NativeSelect, FieldText {
  choices: readonly Choice[]
  value?: string
  onChange?: (value: string) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** A short list: the device's own picker, which nobody has to learn. Long lists are a SelectField. */
export function ChoiceField({ label, description, error, required, ...rest }: ChoiceFieldProps) {
  const { choices, onChange, placeholder, ...select } = rest
  const text = { label, description, error, required: required ?? false }
  const ties = useFieldTies(text)
  return (
    <FieldShell {...text} id={ties.id}>
      <select
        {...select}
        {...ties}
        className={`${classes.input} ${classes.select}`}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
