import { useState } from 'react'
import type { FormErrors } from '../../platform/validate.ts'
import type { FormAccess } from './formAccess.ts'
import { withValueAt } from './paths.ts'

/** The values and errors of a form. Whatever is changed loses its error: it is judged again when the form is sent. */
export function useFormValues<Values extends FormAccess['values']>(opening: Values) {
  const [values, setValues] = useState(opening)
  const [errors, setErrors] = useState<FormErrors>({})

  function set(path: string, value: unknown) {
    setValues((current) => withValueAt(current, path, value))
    setErrors((current) => withoutErrorsOf(current, path))
  }

  const errorAt = (...paths: string[]) => paths.map((path) => errors[path]).find(Boolean)
  return { access: { values, errorAt, set }, setErrors }
}

/** An error stands at the field itself or inside it; a message about the field's whole goes with a change inside. */
function withoutErrorsOf(errors: FormErrors, path: string): FormErrors {
  const kept = Object.entries(errors).filter(([at]) => !at.startsWith(path) && !path.startsWith(`${at}.`))
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept)
}
