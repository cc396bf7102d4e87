import { type ReactNode, useId } from 'react'
import classes from './fields.module.css'

export interface FieldText {
  label: string
  /** A hint that helps before anything went wrong. */
  description?: ReactNode
  error?: ReactNode
  required?: boolean
}

/**
 * Of a field's props what its shell says, and what is its input's own; `ties` connect the two: spread them on the input, so that
 * label, hint and error are read out with it.
 */
export function useField<Props extends FieldText>(props: Props) {
  const { label, description, error, required = false, ...own } = props
  const id = useId()
  const described = [error && `${id}-error`, description && `${id}-hint`].filter(Boolean).join(' ')
  const ties = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return { shell: { id, label, description, error, required }, ties, own }
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
