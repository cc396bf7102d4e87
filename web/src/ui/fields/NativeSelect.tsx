import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { SelectHTMLAttributes } from 'react'
import type { Choice } from './choice.ts'
import classes from './fields.module.css'

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'required'>

export interface NativeSelectProps extends Native {
  choices: readonly Choice[]
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
}

/** The device's own picker in our clothes; the fields around it bring label and error. */
export function NativeSelect({ choices, onChange, placeholder, className, ...select }: NativeSelectProps) {
  return (
    <div className={classes.selectBox}>
      <select
        {...select}
        className={[classes.input, classes.select, className].filter(Boolean).join(' ')}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={18} aria-hidden className={classes.chevron} />
    </div>
  )
}
