import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Button, type ButtonProps } from '../Button.tsx'
import { FormMessages } from './FormMessages.tsx'
import type { FormFrame } from './formAccess.ts'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  form: FormFrame
  /** The submit button and what belongs next to it. */
  actions: ReactNode
  /** Renders a failure that needs more than a sentence. */
  failure?: ((error: Error) => ReactNode) | undefined
  /** Class of the messages above the actions. */
  messages?: string | undefined
  /** Focuses the first field, on pages where people come to write. */
  takesFocus?: boolean | undefined
}

/** The fields of a form, the messages that belong to no field, and the buttons. A failure loses nothing typed. */
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

interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'wide' | 'className'> {
  form: Pick<FormFrame, 'busy'>
  label: string
}

export function SubmitButton({ form, label, ...look }: SubmitButtonProps) {
  return (
    <Button type="submit" busy={form.busy} {...look}>
      {label}
    </Button>
  )
}

/** Skips the country code, which is filled in already. */
const field = 'input:not([type="hidden"]), select:not([autocomplete="tel-country-code"]), textarea'

/**
 * Waits until a dialog around the form has set its focus, and leaves a person alone who has started in another field.
 */
function useFirstFocus(inside: { current: HTMLElement | null }, wanted: boolean) {
  useEffect(() => {
    if (!wanted) return
    const frame = requestAnimationFrame(() => {
      const form = inside.current?.closest('form')
      if (!form || form.querySelector(`:is(${field}):focus`)) return
      const first = form.querySelector<HTMLElement>(field)
      first?.focus({ preventScroll: true })
      // Not smoothly: a page that is still growing would move the field away during the scroll.
      first?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [inside, wanted])
}
