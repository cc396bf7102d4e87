import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { FormMessages } from './FormMessages.tsx'
import type { FormFrame } from './formAccess.ts'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  form: FormFrame
  /** The button that sends, and what stands beside it. */
  actions: ReactNode
  /** What a failure looks like, where it is more than a sentence. */
  failure?: ((error: Error) => ReactNode) | undefined
  /** Class of what is said above the actions. */
  messages?: string | undefined
  /** The person came here to write: the first field takes the focus. */
  takesFocus?: boolean | undefined
}

/** The frame of every form: its fields, what is said about none of them, and the button. Nothing typed is lost by a failure. */
export function Form({ form, actions, failure, messages, takesFocus = false, children, ...own }: FormProps) {
  const first = useRef<HTMLDivElement>(null)
  useFirstFocus(first, takesFocus)
  return (
    <form ref={form.place} noValidate {...own} onSubmit={form.submit}>
      {children}
      <FormMessages ref={first} form={form} failure={failure} className={messages} />
      {actions}
    </form>
  )
}

/** A country code is filled in already: nobody begins with it. */
const field = 'input:not([type="hidden"]), select:not([autocomplete="tel-country-code"]), textarea'

/** After a dialog around it has had its say; not from under somebody who has begun elsewhere. */
function useFirstFocus(inside: { current: HTMLElement | null }, wanted: boolean) {
  useEffect(() => {
    if (!wanted) return
    const frame = requestAnimationFrame(() => {
      const form = inside.current?.closest('form')
      if (!form || form.querySelector(`:is(${field}):focus`)) return
      const first = form.querySelector<HTMLElement>(field)
      first?.focus({ preventScroll: true })
      // At once: a page that is still growing would carry the field away from a slow scroll.
      first?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [inside, wanted])
}
