import { useEffect, useRef } from 'react'
import type { FormControl } from './formAccess.ts'
import { type FormOptions, useForm } from './useForm.ts'

export interface SavedFormOptions<Values extends object>
  extends Omit<FormOptions<Values>, 'initial' | 'isUnsaved'> {
  saved: Values
  /** Whether both would be saved as the same; the server removes spaces around texts. */
  isSame: (one: Values, other: Values) => boolean
}

/** A form that shows what was saved, here or by somebody else, unless it has been edited since. */
export function useSavedForm<Values extends object>(
  options: SavedFormOptions<Values>,
): { form: FormControl<Values>; isUnsaved: boolean } {
  const { saved, isSame } = options
  const isUnsaved = (values: Values) => !isSame(values, saved)
  const form = useForm({ ...options, initial: saved, isUnsaved })
  const given = useRef(saved)
  useEffect(() => {
    if (isSame(saved, given.current)) return
    if ([given.current, saved].some((values) => isSame(form.values, values))) form.setValues(saved)
    given.current = saved
  })
  return { form, isUnsaved: isUnsaved(form.values) }
}
