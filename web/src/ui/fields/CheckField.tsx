import { type ReactNode, useId } from 'react'
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
  /** Id of what is said about it. */
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

/** A tick that something hangs on by itself: what is wrong with it stands under it. */
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
