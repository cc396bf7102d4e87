import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import classes from './FormMessages.module.css'
import type { FormFrame } from './formAccess.ts'
import { messageOf } from './messageOf.ts'

export interface FormMessagesProps {
  ref?: RefObject<HTMLDivElement | null>
  form: FormFrame
  failure?: ((error: Error) => ReactNode) | undefined
  className?: string | undefined
}

/**
 * Messages above the submit button: those about fields that the form does not show, about the form as a whole, and
 * why sending failed, so that no failure is silent.
 */
export function FormMessages({ ref, form, failure, className = classes.messages }: FormMessagesProps) {
  const whole = form.wholeError()
  const [unplaced, setUnplaced] = useState<readonly string[]>([])
  useLayoutEffect(() => {
    const found = form.unplaced()
    setUnplaced((shown) => (shown.join() === found.join() ? shown : found))
  }, [form])
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className={className}
      data-form-messages={unplaced.length || undefined}
    >
      {unplaced.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {whole && <p>{whole}</p>}
      {form.failure && (failure ? failure(form.failure) : <p>{messageOf(form.failure)}</p>)}
    </div>
  )
}
