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
  /** Replaces the label from the contract. */
  label?: string
  /** Which characters it accepts. */
  kind?: keyof typeof kinds
}

export function LineField({ form, path, kind = 'text', ...field }: LineFieldProps) {
  const Field = kinds[kind]
  return <Field autoComplete="off" {...useTextAt(form, path)} {...longestOf(path)} {...field} />
}
