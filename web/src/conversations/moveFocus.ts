/**
 * Moves the focus to a place when a reply has removed the pressed button, or is about to. Somebody who has gone on to
 * another control stays there, because letters typed into a field would be lost.
 */
export function moveFocus(to: HTMLElement | null | undefined, from = to): void {
  const at = document.activeElement
  const isFree = at === document.body || from?.contains(at)
  if (isFree) to?.focus({ preventScroll: true })
}

/** From here people continue with the keyboard when a card below the messages is gone. */
export const newestMessage = (view: HTMLElement | null) =>
  [...(view?.querySelectorAll<HTMLElement>('ol [tabindex="-1"]') ?? [])].at(-1)
