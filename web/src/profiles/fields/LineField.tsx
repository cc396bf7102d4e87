import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { labelOf, longestOf } from '@bnr/contract/profiles/fields'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { NameField } from '../../ui/fields/NameField.tsx'
import { TextField, type TextFieldProps } from '../../ui/fields/TextField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import type { FormAccess } from './formAccess.ts'
import { textAt } from './paths.ts'

const kinds = { text: TextField, name: NameField, digits: DigitsField }

export interface LineFieldProps extends Pick<TextFieldProps, 'required'> {
  form: FormAccess
  path: FieldPath
  /** In place of the label of its row. */
  label?: string
  /** Which keystrokes get in. */
  kind?: keyof typeof kinds
}

/** One line of text at a path of the form; an empty one is no value. */
export function LineField({ form, path, kind = 'text', ...field }: LineFieldProps) {
  const { t } = useTranslation()
  const Field = kinds[kind]
  return (
    <Field
      autoComplete="off"
      label={t(labelOf(path))}
      {...longestOf(path)}
      {...field}
      value={textAt(form.values, path)}
      error={form.errorAt(path)}
      onChange={(given) => form.set(path, given || undefined)}
    />
  )
}
