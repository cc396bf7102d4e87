import type { ReactNode } from 'react'
import { FieldNotes, type FieldText, RequiredMark, useField } from './FieldShell.tsx'
import classes from './fields.module.css'

export interface GroupShellProps extends FieldText {
  children: ReactNode
  role?: 'group' | 'radiogroup'
}

/** Several inputs for one question: the legend asks it, and the error concerns all of them. */
export function GroupShell({ role = 'group', children, ...text }: GroupShellProps) {
  const { shell, ties } = useField(text)
  const { id, ...attributes } = ties
  return (
    <fieldset
      className={classes.group}
      role={role}
      {...(role === 'radiogroup' ? attributes : { 'aria-describedby': attributes['aria-describedby'] })}
      data-invalid={attributes['aria-invalid']}
    >
      <legend className={classes.label}>
        {shell.label}
        {shell.required && <RequiredMark />}
      </legend>
      {children}
      <FieldNotes id={id} description={shell.description} error={shell.error} />
    </fieldset>
  )
}
