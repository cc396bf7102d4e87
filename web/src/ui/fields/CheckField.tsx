import type { ReactNode } from 'react'
import classes from './fields.module.css'

export interface CheckFieldProps {
  label: ReactNode
  /** What ticking it means, under the label. */
  description?: string
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  /** What a form that is sent without a script says of a tick. */
  value?: string
  disabled?: boolean
  /** Part of a group whose error stands beside it. */
  invalid?: boolean
}

export function CheckField({ label, description, checked, onChange, invalid, ...input }: CheckFieldProps) {
  return (
    <label className={classes.check}>
      <input
        {...input}
        type="checkbox"
        checked={checked}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {description && <span className={classes.cardHint}>{description}</span>}
      </span>
    </label>
  )
}
