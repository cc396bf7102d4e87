import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { labelOf } from '@bnr/contract/profiles/fields'
import { type Choice, withNone } from '../../ui/fields/choice.ts'
import { GroupShell } from '../../ui/fields/GroupShell.tsx'
import { NativeSelect } from '../../ui/fields/NativeSelect.tsx'
import { t } from '../../ui/translation.ts'
import classes from './fields.module.css'
import type { FormAccess } from './formAccess.ts'
import { textAt } from './paths.ts'

interface Half {
  path: FieldPath
  label: string
  choices: readonly Choice[]
}

export interface PairFieldProps {
  form: FormAccess
  /** The path whose label names the question. */
  path: FieldPath
  first: Half
  second: Half
}

/** Two numbers that answer one question, such as a month and its year. */
export function PairField({ form, path, first, second }: PairFieldProps) {
  return (
    <GroupShell label={t(labelOf(path))} error={form.errorAt(first.path, second.path)}>
      <div className={classes.pair}>
        {[first, second].map((half) => (
          <NativeSelect
            key={half.path}
            aria-label={half.label}
            choices={withNone(half.label, half.choices)}
            value={textAt(form.values, half.path)}
            onChange={(text) => form.set(half.path, text ? Number(text) : undefined)}
          />
        ))}
      </div>
    </GroupShell>
  )
}
