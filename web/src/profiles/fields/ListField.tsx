import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { labelOf } from '@bnr/contract/profiles/fields'
import { valueAt } from '@bnr/contract/profiles/rule'
import type { Choices, ListState } from '../../reference/calls.ts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { ListFailure } from '../../ui/fields/ListFailure.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import type { FormAccess } from './formAccess.ts'

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
  /** Convert values that are more than a text to a list entry, and back. */
  toText?: (value: never) => string
  fromText?: (text: string) => unknown
  onChanged?: () => void
}

/** A question with a list of answers, including the loading and failure of that list. */
export function ListField({ form, path, errorPath, list, required = false, ...rest }: ListFieldProps) {
  const { t } = useTranslation()
  const {
    label = t(labelOf(path)),
    long,
    waitsFor,
    toText = String,
    fromText = (text) => text,
    onChanged,
  } = rest
  const value = valueAt(form.values, path)
  const shared = {
    label,
    required,
    choices: list.choices,
    placeholder: waitsFor || (list.isPending ? t('Loading…') : t('Please choose')),
    disabled: Boolean(waitsFor),
    error: form.errorAt(path, ...(errorPath ? [errorPath] : [])),
    description: list.isError && <ListFailure onRetry={list.retry} />,
  }
  const text = value === undefined || value === null ? '' : toText(value as never)

  function change(next: string | null) {
    form.set(path, next ? fromText(next) : undefined)
    onChanged?.()
  }

  return long ? (
    <SelectField {...shared} clearable={!required} value={text || null} onChange={change} />
  ) : (
    <ChoiceField {...shared} value={text} onChange={change} />
  )
}
