import { type ReactNode, useId } from 'react'
import { FieldNotes, type FieldText, RequiredMark } from './FieldShell.tsx'
import classes from './fields.module.css'

export interface GroupShellProps extends FieldText {
  children: ReactNode
  role?: 'group' | 'radiogroup'
}

/** Several inputs that answer one question: the question is the legend, the error belongs to all of them. */
export function GroupShell({
  label,
  description,
  error,
  required,
  role = 'group',
  children,
}: GroupShellProps) {
  const id = useId()
  const described = [error && `${id}-error`, description && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={classes.group}
      role={role}
      aria-describedby={described || undefined}
      {...(role === 'radiogroup' && {
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      data-invalid={error ? true : undefined}
    >
      <legend className={classes.label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {children}
      <FieldNotes id={id} description={description} error={error} />
    </fieldset>
  )
}
