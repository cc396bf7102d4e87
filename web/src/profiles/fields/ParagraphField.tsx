import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { TextAreaField, type TextAreaFieldProps } from '../../ui/fields/TextAreaField.tsx'
import classes from './fields.module.css'
import type { FormAccess } from './formAccess.ts'
import { textAt } from './paths.ts'

export interface ParagraphFieldProps extends Pick<TextAreaFieldProps, 'label' | 'description' | 'maxLength'> {
  form: FormAccess
  path: FieldPath
}

/** Several lines of text at a path of the form, as wide as the form. */
export function ParagraphField({ form, path, ...field }: ParagraphFieldProps) {
  return (
    <div className={classes.whole}>
      <TextAreaField
        {...field}
        value={textAt(form.values, path)}
        error={form.errorAt(path)}
        onChange={(given) => form.set(path, given || undefined)}
      />
    </div>
  )
}
