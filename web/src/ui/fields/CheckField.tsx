import { type ReactNode, useId } from 'react'
import classes from './fields.module.css'

export interface CheckFieldProps {
  label: ReactNode
  /** What ticking the box means; appears under the label. */
  description?: string
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  /** The value that a form without a script sends for a ticked box. */
  value?: string
  disabled?: boolean
  /** True when the box belongs to a group that has an error. */
  invalid?: boolean
  /** Id of the hint or error that describes the box. */
  describedBy?: string | undefined
}

export interface ConsentFieldProps extends Omit<CheckFieldProps, 'invalid' | 'description'> {
  error: string | undefined
}

export function CheckField({ label, description, checked, onChange, ...rest }: CheckFieldProps) {
  const { invalid, describedBy, ...input } = rest
  return (
    <label className={classes.check}>
      <input
        {...input}
        type="checkbox"
        checked={checked}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {description && <span className={classes.cardHint}>{description}</span>}
      </span>
    </label>
  )
}

/** A checkbox with its own error text below, e.g. for consent. */
export function ConsentField({ error, ...field }: ConsentFieldProps) {
  const id = useId()
  return (
    <div>
      <CheckField {...field} invalid={Boolean(error)} describedBy={error ? id : undefined} />
      <p id={id} className={classes.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
