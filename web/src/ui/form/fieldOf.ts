import type { FormAccess, JudgedWhenLeft } from './formAccess.ts'
import { type ValueAt, valueAt } from './paths.ts'

/**
 * Connects a field with a path of its form; spread the result on the field. The error may concern a part of the
 * value.
 */
export const fieldOf = <Values extends object, Path extends string>(
  form: FormAccess<Values>,
  path: Path,
) => ({
  value: valueAt(form.values, path),
  error: form.errorIn(path),
  onChange: (value: ValueAt<Values, Path>) => form.set(path, value),
})

/** The same for a field that is checked when it loses the focus. */
export const fieldJudgedWhenLeft = <Values extends object, Path extends string>(
  form: FormAccess<Values>,
  path: Path,
  judged: JudgedWhenLeft = {},
) => ({ ...fieldOf(form, path), onBlur: form.leave(path, judged) })
