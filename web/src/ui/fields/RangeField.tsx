import { useTranslation } from '../translation.ts'
import type { Choice } from './choice.ts'
import { GroupShell } from './GroupShell.tsx'
import { NativeSelect } from './NativeSelect.tsx'
import classes from './RangeField.module.css'

/** Values of the list's choices; empty where there is no bound. */
export type RangeValue = { from: string; to: string }

export interface RangeFieldProps {
  label: string
  choices: readonly Choice[]
  value: RangeValue
  error?: string | undefined
  /** The upper bound waits for a lower one. */
  toDisabled?: boolean
  onChange: (value: RangeValue) => void
}

/** From and to, of one list; Any is no bound. */
export function RangeField({ label, choices, value, error, toDisabled = false, onChange }: RangeFieldProps) {
  const { t } = useTranslation()
  const end = (name: keyof RangeValue, spoken: string) => (
    <NativeSelect
      aria-label={`${label}, ${spoken}`}
      aria-invalid={error ? true : undefined}
      placeholder={t('Any')}
      choices={withValue(choices, value[name])}
      value={name === 'to' && toDisabled ? '' : value[name]}
      disabled={name === 'to' && toDisabled}
      onChange={(bound) => onChange({ ...value, [name]: bound })}
    />
  )
  return (
    <GroupShell label={label} error={error}>
      <div className={classes.range}>
        {end('from', t('from'))}
        <span aria-hidden="true">{t('to')}</span>
        {end('to', t('to'))}
      </div>
    </GroupShell>
  )
}

/** While its list is on the way, a default value is there already. */
function withValue(choices: readonly Choice[], value: string): readonly Choice[] {
  if (value === '' || choices.some((choice) => choice.value === value)) return choices
  return [{ value, label: value }, ...choices]
}
