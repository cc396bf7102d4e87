import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { SelectHTMLAttributes } from 'react'
import { type Choice, type ChoiceValue, grouped } from './choice.ts'
import classes from './fields.module.css'

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'required'>

export interface NativeSelectProps<Value extends ChoiceValue> extends Native {
  /** They give the type of the value. */
  choices: readonly Choice<Value>[]
  value?: NoInfer<Value> | undefined
  onChange?: ((value: NoInfer<Value>) => void) | undefined
}

const toOption = ({ value, label, disabled }: Choice<ChoiceValue>) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)

/** The device's own picker in our style; the field around it adds label and error. */
export function NativeSelect<Value extends ChoiceValue>(props: NativeSelectProps<Value>) {
  const { choices, onChange, className, ...select } = props
  function change(text: string) {
    const chosen = choices.find(({ value }) => String(value) === text)
    if (chosen) onChange?.(chosen.value)
  }
  return (
    <div className={classes.selectBox}>
      <select
        {...select}
        className={[classes.input, classes.select, className].filter(Boolean).join(' ')}
        onChange={(event) => change(event.currentTarget.value)}
      >
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
