import type { FormEvent, ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { focusFirstError } from '../ui/fields/focusFirstError.ts'
import classes from './login.module.css'
import { useFocusOnMount } from './useFocusOnMount.ts'

export interface LoginFormProps {
  action: string
  busy: boolean
  failure: string | undefined
  /** Sends what was typed and returns true, or marks what is wrong with it. */
  trySend: () => boolean
  children: ReactNode
  /** What stands under the button. */
  below?: ReactNode
  /** False where the form is not all that its page is for. */
  takesFocus?: boolean | undefined
}

/** The frame of every login form: the caret in its first field, what went wrong, one button. */
export function LoginForm({ action, busy, failure, trySend, children, ...rest }: LoginFormProps) {
  const { below, takesFocus = true } = rest
  const form = useFocusOnMount<HTMLFormElement>(takesFocus)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!trySend() && form.current) focusFirstError(form.current)
  }

  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      {children}
      <p role="alert" className={classes.error}>
        {failure}
      </p>
      <Button type="submit" wide busy={busy}>
        {action}
      </Button>
      {below}
    </form>
  )
}
