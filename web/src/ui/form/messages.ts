import type { FormErrors } from '../../platform/formErrors.ts'

/** In the place of a path: what is said about the form as a whole. */
export const wholeForm = 'form'

export const isWithin = (path: string, around: string) => path === around || path.startsWith(`${around}.`)

/** A message stands until its field changes, or what lies inside the field or around it. */
export function withoutMessagesOf(messages: FormErrors, path: string): FormErrors {
  const kept = Object.entries(messages).filter(
    ([at]) => at !== wholeForm && !isWithin(at, path) && !isWithin(path, at),
  )
  return kept.length === Object.keys(messages).length ? messages : Object.fromEntries(kept)
}

/** Each drawing of the form notes which messages its fields took, so that the others are shown as well. */
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
    unplaced: () => {
      const left = Object.entries(messages).filter(([path]) => !taken.has(path))
      return [...new Set(left.map(([, message]) => t(message)))]
    },
  }
}
