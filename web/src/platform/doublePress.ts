/** In milliseconds. The second press of a double click comes within this time. */
export const doublePress = 500

/**
 * Drops the second press of a double click whose first press opens or closes something: it would hit what lies under the
 * pointer then, such as the button of a dialog or of the row behind it. Presses of the keyboard count as no click.
 */
export function dropSecondPress(): void {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', drop, true)
  setTimeout(() => document.removeEventListener('click', drop, true), doublePress)
}
