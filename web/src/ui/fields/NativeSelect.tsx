import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { SelectHTMLAttributes } from 'react'
import { type Choice, grouped } from './choice.ts'
import classes from './fields.module.css'

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'required'>

export interface NativeSelectProps extends Native {
  choices: readonly Choice[]
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
}

const toOption = ({ value, label, disabled }: Choice) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)

/** The device's own picker in our style; the field around it adds label and error. */
export function NativeSelect({ choices, onChange, placeholder, className, ...select }: NativeSelectProps) {
  return (
    <div className={classes.selectBox}>
      <select
        {...select}
        className={[classes.input, classes.select, className].filter(Boolean).join(' ')}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {grouped(choices).map((entry) =>
          'items' in entry ? (
            <optgroup key={entry.group} label={entry.group}>
              {entry.items.map(toOption)}
            </optgroup>
          ) : (
            toOption(entry)
          ),
        )}
      </select>
      <IconChevronDown size={18} aria-hidden className={classes.chevron} />
    </div>
  )
}
