import { afterEach, beforeEach } from 'vitest'

type Login = { userName: string; token?: string; expiresAt?: number }

let listeners: AbortController

beforeEach(() => {
  const page = document.documentElement
  for (const { name } of [...page.attributes]) page.removeAttribute(name)
  document.body.innerHTML = ''
  listeners = new AbortController()
})
afterEach(() => listeners.abort())

/** Returns a function that shows a page as it is before hydration: with the script of its head and this login. */
export const pageWith =
  (script: string) =>
  (written: string, credentials: Login | null = null): void => {
    document.body.innerHTML = written
    const listen = (kind: string, listener: EventListener, capture: boolean) =>
      addEventListener(kind, listener, { capture, signal: listeners.signal })
    new Function('c', 'addEventListener', script)(credentials, listen)
  }

export function found<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`No element matches ${selector}`)
  return element
}
