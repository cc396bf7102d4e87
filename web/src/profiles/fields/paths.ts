import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { labelOf } from '@bnr/contract/profiles/fields'
import { valueAt } from '@bnr/contract/profiles/rule'
import { t } from '../../ui/translation.ts'
import type { FormAccess } from './formAccess.ts'

export function textAt(values: object, path: string): string {
  const value = valueAt(values, path)
  return value === undefined || value === null ? '' : String(value)
}

/** Connects a text field with a path of the form; an empty text means no value. */
export function useTextAt(form: FormAccess, path: FieldPath) {
  return {
    label: t(labelOf(path)),
    value: textAt(form.values, path),
    error: form.errorAt(path),
    onChange: (entered: string) => form.set(path, entered || undefined),
  }
}
