import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { NameField } from '../../ui/fields/NameField.tsx'
import { TextField, type TextFieldProps } from '../../ui/fields/TextField.tsx'
import type { FormAccess } from './formAccess.ts'
import { textAt } from './paths.ts'

const kinds = { text: TextField, name: NameField, digits: DigitsField }

type Own = 'label' | 'description' | 'required' | 'maxLength' | 'disabled'
export interface LineFieldProps extends Pick<TextFieldProps, Own> {
  form: FormAccess
  path: FieldPath
  /** Which keystrokes get in. */
  kind?: keyof typeof kinds
}

/** One line of text at a path of the form; an empty one is no value. */
export function LineField({ form, path, kind = 'text', ...field }: LineFieldProps) {
  const Field = kinds[kind]
  return (
    <Field
      autoComplete="off"
      {...field}
      value={textAt(form.values, path)}
      error={form.errorAt(path)}
      onChange={(given) => form.set(path, given || undefined)}
    />
  )
}
