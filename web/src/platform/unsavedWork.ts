import { useEffect } from 'react'

/** Forms with unsaved changes. Navigation checks here before it leaves a page. */
const forms = new Set<symbol>()

export const hasUnsavedWork = () => forms.size > 0

/** Call this after a form was saved and before its page is left. */
export const forgetUnsavedWork = () => forms.clear()

export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const form = Symbol('unsaved')
    forms.add(form)
    return () => void forms.delete(form)
  }, [isUnsaved])
}
