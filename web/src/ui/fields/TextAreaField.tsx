import type { TextareaHTMLAttributes } from 'react'
import { FieldShell, type FieldText, useFieldTies } from './FieldShell.tsx'
import classes from './fields.module.css'

type NativeTextArea = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'required'>

export interface TextAreaFieldProps extends NativeTextArea, FieldText {
  value?: string
  onChange?: (value: string) => void
}

/** Grows with what is written where the browser can, and scrolls where it cannot. */
export function TextAreaField({
  label,
  description,
  error,
  required,
  onChange,
  ...area
}: TextAreaFieldProps) {
  const text = { label, description, error, required: required ?? false }
  const ties = useFieldTies(text)
  return (
    <FieldShell {...text} id={ties.id}>
      <textarea
        rows={4}
        {...area}
        {...ties}
        className={`${classes.input} ${classes.area}`}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    </FieldShell>
  )
}
