import { type ChangeEvent, type InputHTMLAttributes, useState } from 'react'
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
  /** Said when one of those was typed or pasted, so that nobody wonders where it went. */
  refusedHint?: string
}

export function TextField({
  label,
  description,
  error,
  required,
  refused,
  refusedHint,
  onChange,
  ...input
}: TextFieldProps) {
  const [wasRefused, setWasRefused] = useState(false)
  const text = { label, description, error, required: required ?? false }
  const ties = useFieldTies(text)

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setWasRefused(refused?.test(currentTarget.value) ?? false)
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
      {refusedHint && (
        <p className={classes.refused} aria-live="polite">
          {wasRefused && refusedHint}
        </p>
      )}
    </FieldShell>
  )
}
