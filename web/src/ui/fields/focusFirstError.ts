const invalid = '[aria-invalid="true"]'
/** What is said about fields that the form does not have. */
const messages = '[data-form-messages]'
const focusable = 'input:not([type="hidden"]), select, textarea, button'

/**
 * Call it after the errors of a submit were set: it waits until they are drawn, then brings the first invalid
 * field to the person. The error text is tied to the field, so a screen reader reads it on arrival.
 */
export function focusFirstError(form: HTMLElement) {
  afterDrawing(() => {
    const first = form.querySelector<HTMLElement>(invalid)
    const field = first
      ? first.matches(focusable)
        ? first
        : first.querySelector<HTMLElement>(focusable)
      : form.querySelector<HTMLElement>(messages)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
}

/** Errors that came with an answer of the server are drawn a frame later than those of the press itself. */
function afterDrawing(work: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(work))
}
