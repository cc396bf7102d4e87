import type { ReactNode } from 'react'
import { FieldNotes, type FieldText, RequiredMark, useField } from './FieldShell.tsx'
import classes from './fields.module.css'

export interface GroupShellProps extends FieldText {
  children: ReactNode
  role?: 'group' | 'radiogroup'
}

/** Several inputs that answer one question: the question is the legend, the error belongs to all of them. */
export function GroupShell({ role = 'group', children, ...text }: GroupShellProps) {
  const { shell, ties } = useField(text)
  const { id, ...said } = ties
  return (
    <fieldset
      className={classes.group}
      role={role}
      {...(role === 'radiogroup' ? said : { 'aria-describedby': said['aria-describedby'] })}
      data-invalid={said['aria-invalid']}
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
