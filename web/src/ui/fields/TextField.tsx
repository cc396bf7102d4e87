import type { ChangeEvent, InputHTMLAttributes } from 'react'
import { FieldShell, type FieldText, useFieldTies } from './FieldShell.tsx'
import classes from './fields.module.css'
import { keepOnly } from './keepOnly.ts'

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'required'>

export interface TextFieldProps extends NativeInput, FieldText {
  /** With a value the field is controlled; without, a form reads it by its `name`. */
  value?: string
  onChange?: (value: string) => void
  /** Characters that match never get in, typed or pasted. */
  refused?: RegExp
}

export function TextField({
  label,
  description,
  error,
  required,
  refused,
  onChange,
  ...input
}: TextFieldProps) {
  const text = { label, description, error, required: required ?? false }
  const ties = useFieldTies(text)

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const kept = keepOnly(currentTarget, refused, input.maxLength)
    onChange?.(kept)
  }

  return (
    <FieldShell {...text} id={ties.id}>
      <input
        {...input}
        {...ties}
        maxLength={refused ? undefined : input.maxLength}
        className={classes.input}
        onChange={change}
      />
    </FieldShell>
  )
}
