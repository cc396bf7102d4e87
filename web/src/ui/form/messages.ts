import type { FormErrors } from '../../platform/formErrors.ts'

/** Used as a path for messages about the form as a whole. */
export const wholeForm = 'form'

export const isWithin = (path: string, around: string) => path === around || path.startsWith(`${around}.`)

/** Removes the form's own message and those of a changed field, its parts and its parents. */
export function withoutMessagesOf(messages: FormErrors, path: string): FormErrors {
  const remaining = Object.entries(messages).filter(
    ([at]) => at !== wholeForm && !isWithin(at, path) && !isWithin(path, at),
  )
  return remaining.length === Object.keys(messages).length ? messages : Object.fromEntries(remaining)
}

/** Notes on each render which messages the fields show, so that the form can show the others. */
export function placed(messages: FormErrors, t: (message: string) => string) {
  const taken = new Set<string>()
  function errorAt(...paths: string[]): string | undefined {
    for (const path of paths) taken.add(path)
    const message = paths.map((path) => messages[path]).find(Boolean)
    return message && t(message)
  }
  return {
    errorAt,
    errorIn: (path: string) => errorAt(path, ...Object.keys(messages).filter((at) => isWithin(at, path))),
    wholeError: () => errorAt(wholeForm),
    unplaced: () => {
      const left = Object.entries(messages).filter(([path]) => !taken.has(path))
      return [...new Set(left.map(([, message]) => t(message)))]
    },
  }
}
