import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { labelOf } from '@bnr/contract/profiles/fields'
import { valueAt } from '@bnr/contract/profiles/rule'
import type { Choices, ListState } from '../../reference/calls.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { GroupShell } from '../../ui/fields/GroupShell.tsx'
import { ListFailure } from '../../ui/fields/ListFailure.tsx'
import { t } from '../../ui/translation.ts'
import classes from './fields.module.css'
import type { FormAccess } from './formAccess.ts'
import { settledPreferences } from './settledPreferences.ts'

export interface TicksFieldProps {
  form: FormAccess
  path: FieldPath
  /** A short list whose first entry is Any. */
  list: Pick<Choices, 'choices'> & ListState
}

/** Preferences from a short list, as checkboxes. */
export function TicksField({ form, path, list }: TicksFieldProps) {
  const ticked = (valueAt(form.values, path) ?? []) as string[]

  function tick(value: string, checked: boolean) {
    const next = checked ? [...ticked, value] : ticked.filter((one) => one !== value)
    form.set(path, settledPreferences(ticked, next))
  }

  return (
    <div className={classes.whole}>
      <GroupShell
        label={t(labelOf(path))}
        error={form.errorAt(path)}
        description={list.isError && <ListFailure onRetry={list.retry} />}
      >
        <div className={classes.ticks}>
          {list.choices.map(({ value, label: text }) => (
            <CheckField
              key={value}
              label={text}
              checked={ticked.includes(value)}
              onChange={(checked) => tick(value, checked)}
            />
          ))}
        </div>
      </GroupShell>
    </div>
  )
}
