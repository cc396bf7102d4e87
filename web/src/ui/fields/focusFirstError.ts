const invalid = '[aria-invalid="true"]'
/** Messages about fields that the form does not show. */
const messages = '[data-form-messages]'
const focusable = 'input:not([type="hidden"]), select, textarea, button'

/**
 * Scrolls to the first invalid field and focuses it, once the errors are rendered. The error text describes the field,
 * so screen readers announce it.
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
