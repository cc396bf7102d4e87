/** How long after the last key or touch a call still counts as the person's own, in milliseconds. */
const attentive = 60_000

let lastInput = Date.now()

const noteInput = () => {
  lastInput = Date.now()
}

/** Listens for whatever a person does on the page. */
export function watchInput(): void {
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(name, noteInput, { capture: true, passive: true })
}

/** Nobody has touched the page for a while: calls that leave now are polls and the like. */
export const isUnattended = (): boolean => Date.now() - lastInput > attentive
