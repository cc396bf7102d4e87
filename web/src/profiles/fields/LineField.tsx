import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { longestOf } from '@bnr/contract/profiles/fields'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { NameField } from '../../ui/fields/NameField.tsx'
import { TextField, type TextFieldProps } from '../../ui/fields/TextField.tsx'
import type { FormAccess } from './formAccess.ts'
import { useTextAt } from './paths.ts'

const kinds = { text: TextField, name: NameField, digits: DigitsField }

export interface LineFieldProps extends Pick<TextFieldProps, 'required'> {
  form: FormAccess
  path: FieldPath
  /** In place of the label of its row. */
  label?: string
  /** Which keystrokes get in. */
  kind?: keyof typeof kinds
}

/** One line of text at a path of the form. */
export function LineField({ form, path, kind = 'text', ...field }: LineFieldProps) {
  const Field = kinds[kind]
  return <Field autoComplete="off" {...useTextAt(form, path)} {...longestOf(path)} {...field} />
}
