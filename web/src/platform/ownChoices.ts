import { useSyncExternalStore } from 'react'
import { readCredentials } from './credentials.ts'

/** By account, because colleagues may share a computer. */
const keyOf = (name: string) => `bnr.own.${readCredentials()?.userName ?? ''}.${name}`

const listeners = new Set<() => void>()
/** Choices for as long as the page is open, in browsers that refuse storage. */
const fallback = new Map<string, string>()

function storedText(name: string): string | null {
  const key = keyOf(name)
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null
  } catch {
    return fallback.get(key) ?? null
  }
}

function store(name: string, text: string): void {
  const key = keyOf(name)
  try {
    localStorage.setItem(key, text)
  } catch {
    fallback.set(key, text)
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

/** Returns the words that this account chose in this browser, undefined if none, and a function to change them. */
export function useOwnChoice(name: string): [string[] | undefined, (words: readonly string[]) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => storedText(name),
    () => null,
  )
  const words = text === null ? undefined : text.split(' ').filter(Boolean)
  return [words, (chosen) => store(name, chosen.join(' '))]
}
