import { type ChangeEvent, type InputHTMLAttributes, useState } from 'react'
import { FieldShell, type FieldText, useField } from './FieldShell.tsx'
import classes from './fields.module.css'
import { keepOnly } from './keepOnly.ts'

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'required'>

export interface TextFieldProps extends NativeInput, FieldText {
  /** With a value, the field is controlled; without one, a form reads it by its `name`. */
  value?: string
  onChange?: (value: string) => void
  /** Matching characters never enter the field, typed or pasted. */
  refused?: RegExp
  /** Explains why a typed or pasted character did not appear. */
  refusedHint?: string
}

export function TextField({ refused, refusedHint, onChange, ...props }: TextFieldProps) {
  const [wasRefused, setWasRefused] = useState(false)
  const { shell, ties, own } = useField(props)

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setWasRefused(refused?.test(currentTarget.value) ?? false)
    const cleaned = keepOnly(currentTarget, refused, own.maxLength)
    onChange?.(cleaned)
  }

  return (
    <FieldShell {...shell}>
      <input
        {...own}
        {...ties}
        maxLength={refused ? undefined : own.maxLength}
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
