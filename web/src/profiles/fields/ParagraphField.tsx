import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { labelOf, longestOf } from '@bnr/contract/profiles/fields'
import { TextAreaField, type TextAreaFieldProps } from '../../ui/fields/TextAreaField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './fields.module.css'
import type { FormAccess } from './formAccess.ts'
import { textAt } from './paths.ts'

export interface ParagraphFieldProps extends Pick<TextAreaFieldProps, 'description'> {
  form: FormAccess
  path: FieldPath
}

/** Several lines of text at a path of the form, as wide as the form. */
export function ParagraphField({ form, path, ...field }: ParagraphFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.whole}>
      <TextAreaField
        label={t(labelOf(path))}
        {...longestOf(path)}
        {...field}
        value={textAt(form.values, path)}
        error={form.errorAt(path)}
        onChange={(given) => form.set(path, given || undefined)}
      />
    </div>
  )
}
