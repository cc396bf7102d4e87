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
  /** Readable path of the value. */
  path: FieldPath
  /** Where its error stands, when that is inside the value. */
  errorPath?: FieldPath
  /** In place of the label of its row. */
  label?: string
  list: Pick<Choices, 'choices'> & ListState
  required?: boolean
  /** A long list is typed into, a short one opens with the device's own picker. */
  long?: boolean
  /** Said in place of an answer while another question has to be answered first. */
  waitsFor?: string | false
  /** For values that are more than one text: how they are told apart in the list, and back. */
  toText?: (value: never) => string
  fromText?: (text: string) => unknown
  onChanged?: () => void
}

/** A question with a list of answers, its list's loading and its list's failure. */
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
