import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { labelOf } from '@bnr/contract/profiles/fields'
import { valueAt } from '@bnr/contract/profiles/rule'
import type { Choices, ListState } from '../../reference/calls.ts'
import { ListFailure } from '../../ui/fields/ListFailure.tsx'
import { MultiSelectField } from '../../ui/fields/MultiSelectField.tsx'
import { t } from '../../ui/translation.ts'
import type { FormAccess } from './formAccess.ts'

export interface ManyFieldProps {
  form: FormAccess
  path: FieldPath
  list: Pick<Choices, 'choices'> & ListState
  /** Combines a new choice with the earlier ones, e.g. so that Any excludes the others. */
  settle?: (before: readonly string[], next: readonly string[]) => string[]
  disabled?: boolean
  /** Called when an entry is removed, to clear the answers that depend on it. */
  onTakenOut?: () => void
}

/** Several entries of a long list, each a chip that can be removed. */
export function ManyField({ form, path, list, settle, disabled = false, onTakenOut }: ManyFieldProps) {
  const value = (valueAt(form.values, path) ?? []) as string[]

  function change(next: string[]) {
    const settled = settle ? settle(value, next) : next
    form.set(path, settled)
    if (value.some((one) => !settled.includes(one))) onTakenOut?.()
  }

  return (
    <MultiSelectField
      label={t(labelOf(path))}
      choices={list.choices}
      value={value}
      placeholder={list.isPending ? t('Loading…') : t('Please choose')}
      error={form.errorAt(path)}
      description={list.isError && <ListFailure onRetry={list.retry} />}
      disabled={disabled}
      onChange={change}
    />
  )
}
