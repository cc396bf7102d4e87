import { type ReactNode, useId } from 'react'
import classes from './fields.module.css'

export interface FieldText {
  label: string
  /** A hint that helps before anything goes wrong. */
  description?: ReactNode
  error?: ReactNode
  required?: boolean
}

/**
 * Splits a field's props into those of its shell and its input's `own`. Spread `ties` on the input, so that screen
 * readers announce label, hint and error with it.
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

/** Shows the label, input, hint and error of every field in this order. */
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
    <span className="danger" aria-hidden="true">
      {' *'}
    </span>
  )
}

/** The error's element is always in the page, so that screen readers announce a text that appears in it. */
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
