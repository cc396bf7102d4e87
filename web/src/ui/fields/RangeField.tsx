import { useHydrated } from '../../platform/useHydrated.ts'
import { t } from '../translation.ts'
import { type Choice, withNone, withValue } from './choice.ts'
import { GroupShell } from './GroupShell.tsx'
import { NativeSelect } from './NativeSelect.tsx'
import classes from './RangeField.module.css'

/** Values of the list's choices; empty for no bound. */
export type RangeValue = { from: string; to: string }

export interface RangeFieldProps {
  label: string
  /** A form without a script sends both bounds under this name, the lower one first. */
  name?: string
  choices: readonly Choice[]
  value: RangeValue
  error?: string | undefined
  /** Disables the upper bound until a lower one is chosen. */
  toDisabled?: boolean
  onChange: (value: RangeValue) => void
}

/** Lower and upper bound from one list; Any means no bound. */
export function RangeField({ label, name, choices, value, error, toDisabled, onChange }: RangeFieldProps) {
  // Without a script, nothing could enable the field again.
  const toWaits = useHydrated() && toDisabled === true
  const end = (bound: keyof RangeValue, spoken: string) => (
    <NativeSelect
      aria-label={`${label}, ${spoken}`}
      aria-invalid={error ? true : undefined}
      name={name}
      choices={withNone(t('Any'), withValue(choices, value[bound]))}
      value={bound === 'to' && toWaits ? '' : value[bound]}
      disabled={bound === 'to' && toWaits}
      onChange={(chosen) => onChange({ ...value, [bound]: chosen })}
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
