import type { KeyboardEvent } from 'react'

/** Returns the digit of a single unmodified key press, or 0. */
export function digitOf({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): number {
  if (ctrlKey || metaKey || altKey || repeat) return 0
  return /^[1-9]$/.test(key) ? Number(key) : 0
}
