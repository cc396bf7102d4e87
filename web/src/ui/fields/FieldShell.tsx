import { type ReactNode, useId } from 'react'
import classes from './fields.module.css'

export interface FieldText {
  label: string
  /** A hint that helps before anything went wrong. */
  description?: ReactNode
  error?: ReactNode
  required?: boolean
}

/** What ties an input to its label, hint and error; spread it on the input. */
export interface InputTies {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export function useFieldTies({ description, error, required }: Omit<FieldText, 'label'>): InputTies {
  const id = useId()
  const described = [error && `${id}-error`, description && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  }
}

export interface FieldShellProps extends FieldText {
  id: string
  children: ReactNode
}

/** Label above, input, hint, error: in this order in every field. */
export function FieldShell({ id, label, description, error, required, children }: FieldShellProps) {
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} description={description} error={error} />
    </div>
  )
}

export function RequiredMark() {
  return (
    <span className={classes.mark} aria-hidden="true">
      {' *'}
    </span>
  )
}

/** The error's place is always there, so that a screen reader announces what appears in it. */
export function FieldNotes({
  id,
  description,
  error,
}: { id: string } & Pick<FieldText, 'description' | 'error'>) {
  return (
    <>
      {description && (
        <p id={`${id}-hint`} className={classes.hint}>
          {description}
        </p>
      )}
      <p id={`${id}-error`} className={classes.error} aria-live="polite">
        {error}
      </p>
    </>
  )
}
