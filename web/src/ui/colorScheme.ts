import { useSyncExternalStore } from 'react'

export type ColorScheme = 'light' | 'dark'

const attribute = 'data-color-scheme'
const storageKey = 'bnr-color-scheme'

/** Runs in the head before anything is painted: a dark page must not flash white. */
export const colorSchemeScript = `try{var s=localStorage.getItem('${storageKey}')}catch(e){}
document.documentElement.setAttribute('${attribute}',s==='light'||s==='dark'?s:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')`

const listeners = new Set<() => void>()

function shown(): ColorScheme {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light'
}

function show(scheme: ColorScheme) {
  document.documentElement.setAttribute(attribute, scheme)
  for (const listener of listeners) listener()
}

function chosen(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function followSystem({ matches }: Pick<MediaQueryList, 'matches'>) {
  if (!chosen()) show(matches ? 'dark' : 'light')
}

function subscribe(listener: () => void) {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  if (listeners.size === 0) {
    system.addEventListener('change', followSystem)
    // The device may have changed between the first paint and now.
    followSystem(system)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) system.removeEventListener('change', followSystem)
  }
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, shown, () => 'light')
}

export function chooseColorScheme(scheme: ColorScheme) {
  try {
    localStorage.setItem(storageKey, scheme)
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
  show(scheme)
}
