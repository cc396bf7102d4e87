import type { TextareaHTMLAttributes } from 'react'
import { FieldShell, type FieldText, useField } from './FieldShell.tsx'
import classes from './fields.module.css'

type NativeTextArea = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'required'>

export interface TextAreaFieldProps extends NativeTextArea, FieldText {
  value?: string
  onChange?: (value: string) => void
}

/** Grows with its text in browsers that support it, and scrolls in others. */
export function TextAreaField({ onChange, ...props }: TextAreaFieldProps) {
  const { shell, ties, own } = useField(props)
  return (
    <FieldShell {...shell}>
      <textarea
        rows={4}
        {...own}
        {...ties}
        className={`${classes.input} ${classes.area}`}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    </FieldShell>
  )
}
