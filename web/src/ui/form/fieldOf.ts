import type { FormAccess, JudgedWhenLeft } from './formAccess.ts'
import { type Fields, valueAt } from './paths.ts'

/**
 * Connects a field with a path of its form; spread the result on the field. The error may concern a part of the
 * value.
 */
export const fieldOf = <Values extends object, Path extends keyof Fields<Values>>(
  form: FormAccess<Values>,
  path: Path,
) => ({
  value: valueAt(form.values, path),
  error: form.errorIn(path),
  onChange: (value: Fields<Values>[Path]) => form.set(path, value),
})

/** The same for a field that is checked when it loses the focus. */
export const fieldCheckedOnBlur = <Values extends object, Path extends keyof Fields<Values>>(
  form: FormAccess<Values>,
  path: Path,
  judged: JudgedWhenLeft = {},
) => ({ ...fieldOf(form, path), onBlur: form.leave(path, judged) })
