import type { KeyboardEvent } from 'react'

/** The digit that was pressed by itself, once; 0 for anything else. */
export function digitOf({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): number {
  if (ctrlKey || metaKey || altKey || repeat) return 0
  return /^[1-9]$/.test(key) ? Number(key) : 0
}
