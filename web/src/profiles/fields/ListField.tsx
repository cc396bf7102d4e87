import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { labelOf } from '@bnr/contract/profiles/fields'
import type { Choices, ListState } from '../../reference/calls.ts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../ui/fields/choice.ts'
import { ListFailure } from '../../ui/fields/ListFailure.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { t } from '../../ui/translation.ts'
import type { FormAccess } from './formAccess.ts'
import { textAt } from './paths.ts'

export interface ListFieldProps {
  form: FormAccess
  path: FieldPath
  /** The path of its error, if that is inside the value. */
  errorPath?: FieldPath
  /** Replaces the label from the contract. */
  label?: string
  list: Pick<Choices, 'choices'> & ListState
  required?: boolean
  /** A long list is searched by typing; a short one uses the device's own picker. */
  long?: boolean
  /** Shown in place of an answer until another question is answered. */
  waitsFor?: string | false
  /** The chosen entry and what choosing does, for values that are more than a text. */
  text?: string | undefined
  onText?: (text: string | undefined) => void
  onChanged?: (text: string | undefined) => void
}

/** A question with a list of answers, including the loading and failure of that list. */
export function ListField({ form, path, errorPath, list, required = false, ...rest }: ListFieldProps) {
  const {
    label = t(labelOf(path)),
    long,
    waitsFor,
    text = textAt(form.values, path),
    onText = (chosen: string | undefined) => form.set(path, chosen),
    onChanged,
  } = rest
  const placeholder = waitsFor || (list.isPending ? t('Loading…') : t('Please choose'))
  const shared = {
    label,
    required,
    disabled: Boolean(waitsFor),
    error: form.errorAt(path, ...(errorPath ? [errorPath] : [])),
    description: list.isError && <ListFailure onRetry={list.retry} />,
  }

  function change(next: string | null) {
    onText(next || undefined)
    onChanged?.(next || undefined)
  }

  return long ? (
    <SelectField
      {...shared}
      choices={list.choices}
      placeholder={placeholder}
      clearable={!required}
      value={text || null}
      onChange={change}
    />
  ) : (
    <ChoiceField {...shared} choices={withNone(placeholder, list.choices)} value={text} onChange={change} />
  )
}
