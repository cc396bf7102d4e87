import { useSyncExternalStore } from 'react'
import { readCredentials } from './credentials.ts'

/** By account: colleagues share a computer, and each has their own way with a list. */
const keyOf = (name: string) => `bnr.own.${readCredentials()?.userName ?? ''}.${name}`

const listeners = new Set<() => void>()
/** What a browser that refuses storage keeps as long as the page lasts. */
const unkept = new Map<string, string>()

function keptText(name: string): string | null {
  const key = keyOf(name)
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? null
  } catch {
    return unkept.get(key) ?? null
  }
}

function keep(name: string, text: string): void {
  const key = keyOf(name)
  try {
    localStorage.setItem(key, text)
  } catch {
    unkept.set(key, text)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Words that somebody chose for themselves in this browser, and what to choose anew by; undefined where nothing was chosen. */
export function useOwnChoice(name: string): [string[] | undefined, (words: readonly string[]) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => keptText(name),
    () => null,
  )
  const words = text === null ? undefined : text.split(' ').filter(Boolean)
  return [words, (chosen) => keep(name, chosen.join(' '))]
}
