/** In milliseconds: how long after the last key or touch a call still counts as the person's own. */
const attentive = 60_000

let lastInput = Date.now()

const noteInput = () => {
  lastInput = Date.now()
}

export function watchInput(): void {
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(name, noteInput, { capture: true, passive: true })
}

/** Whether nobody has touched the page for a while; calls sent now are polls and the like. */
export const isUnattended = (): boolean => Date.now() - lastInput > attentive
