import { useEffect } from 'react'

/** Forms with something in them that nobody has saved yet. What would take a page away asks here first. */
const forms = new Set<symbol>()

export const hasUnsavedWork = () => forms.size > 0

/** Counts the calling form among them for as long as it is true. */
export function useUnsavedWork(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return
    const form = Symbol('unsaved')
    forms.add(form)
    return () => void forms.delete(form)
  }, [isThere])
}
