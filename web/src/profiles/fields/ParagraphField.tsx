import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { longestOf } from '@bnr/contract/profiles/fields'
import { TextAreaField, type TextAreaFieldProps } from '../../ui/fields/TextAreaField.tsx'
import classes from './fields.module.css'
import type { FormAccess } from './formAccess.ts'
import { useTextAt } from './paths.ts'

export interface ParagraphFieldProps extends Pick<TextAreaFieldProps, 'description'> {
  form: FormAccess
  path: FieldPath
}

export function ParagraphField({ form, path, ...field }: ParagraphFieldProps) {
  return (
    <div className={classes.whole}>
      <TextAreaField {...useTextAt(form, path)} {...longestOf(path)} {...field} />
    </div>
  )
}
