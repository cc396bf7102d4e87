import { useState } from 'react'
import type { FormErrors } from '../../platform/validate.ts'
import type { FormAccess } from './formAccess.ts'
import { withValueAt } from './paths.ts'

/** The values and errors of a form. Whatever is changed loses its error: it is judged again when the form is sent. */
export function useFormValues<Values extends FormAccess['values']>(opening: Values | (() => Values)) {
  const [values, setValues] = useState(opening)
  const [errors, setErrors] = useState<FormErrors>({})

  function set(path: string, value: unknown) {
    setValues((current) => withValueAt(current, path, value))
    setErrors((current) => withoutErrorsOf(current, path))
  }

  return { access: { values, ...placed(errors), set }, setErrors }
}

/** Each drawing of the form notes which messages its fields took, so that the others are shown as well. */
function placed(errors: FormErrors) {
  const taken = new Set<string>()
  function errorAt(...paths: string[]) {
    for (const path of paths) taken.add(path)
    return paths.map((path) => errors[path]).find(Boolean)
  }
  const homeless = () => {
    const left = Object.entries(errors).filter(([path]) => !taken.has(path))
    return [...new Set(left.map(([, message]) => message))]
  }
  return { errorAt, homeless }
}

/** An error stands at the field itself or inside it; a message about the field's whole goes with a change inside. */
function withoutErrorsOf(errors: FormErrors, path: string): FormErrors {
  const kept = Object.entries(errors).filter(([at]) => !at.startsWith(path) && !path.startsWith(`${at}.`))
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept)
}
