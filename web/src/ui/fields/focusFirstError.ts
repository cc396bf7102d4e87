const invalid = '[aria-invalid="true"]'
/** What is said about fields that the form does not have. */
const messages = '[data-form-messages]'
const focusable = 'input:not([type="hidden"]), select, textarea, button'

/**
 * Brings the first invalid field to the person, once the errors are drawn. The error text is tied to the field, so a
 * screen reader reads it on arrival.
 */
export function focusFirstError(form: HTMLElement) {
  const first = form.querySelector<HTMLElement>(invalid)
  const field = first
    ? first.matches(focusable)
      ? first
      : first.querySelector<HTMLElement>(focusable)
    : form.querySelector<HTMLElement>(messages)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
