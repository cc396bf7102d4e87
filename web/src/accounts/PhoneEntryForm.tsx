import type { FormEvent, ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { focusFirstError } from '../ui/fields/focusFirstError.ts'
import { useTranslation } from '../ui/translation.ts'
import type { Phone } from './enterSession.ts'
import classes from './login.module.css'
import { useFocusOnMount } from './useFocusOnMount.ts'

export interface PhoneEntryProps {
  initial: Phone | undefined
  busy: boolean
  failure: string | undefined
  onSend: (phone: Phone) => void
}

interface PhoneEntryFormProps extends Pick<PhoneEntryProps, 'busy' | 'failure'> {
  /** Sends the code and returns true, or marks what is wrong with the number. */
  trySend: () => boolean
  children: ReactNode
}

export function PhoneEntryForm({ busy, failure, trySend, children }: PhoneEntryFormProps) {
  const { t } = useTranslation()
  const form = useFocusOnMount<HTMLFormElement>()

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
        {t('Send code')}
      </Button>
    </form>
  )
}
