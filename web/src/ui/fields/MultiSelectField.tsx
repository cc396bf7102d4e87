import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, useMemo } from 'react'
import { t } from '../translation.ts'
import type { Choice, ChoiceValue } from './choice.ts'
import { FieldShell, type FieldText, useField } from './FieldShell.tsx'
import classes from './fields.module.css'
import { OptionList } from './typeahead/OptionList.tsx'
import typed from './typeahead/typeahead.module.css'
import { useTypeahead } from './typeahead/useTypeahead.ts'

export interface MultiSelectFieldProps<Value extends ChoiceValue> extends FieldText {
  choices: readonly Choice<Value>[]
  value: readonly NoInfer<Value>[]
  onChange: (values: NoInfer<Value>[]) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  disabled?: boolean
}

/** Chooses several entries of a long list by typing. */
export function MultiSelectField<Value extends ChoiceValue>(props: MultiSelectFieldProps<Value>) {
  const { shell, ties, own } = useField(props)
  const { choices, value, onChange, placeholder, disabled = false } = own
  const typeahead = useTypeahead({
    id: ties.id,
    choices: useMemo(() => choices.filter((choice) => !value.includes(choice.value)), [choices, value]),
    selected: null,
    many: true,
    onChoose: (choice) => onChange([...value, choice.value]),
  })
  const { getInputProps } = typeahead.combobox

  function removeLast({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === 'Backspace' && currentTarget.value === '') onChange(value.slice(0, -1))
  }

  return (
    <FieldShell {...shell}>
      <div className={typed.box}>
        <div className={`${classes.input} ${typed.many}`}>
          <Chosen choices={choices} value={value} disabled={disabled} onChange={onChange} />
          <input
            {...getInputProps({
              ...ties,
              ...typeahead.typing,
              disabled,
              'aria-labelledby': undefined,
              placeholder: value.length === 0 ? placeholder : undefined,
              onKeyDown: removeLast,
            })}
            className={typed.typing}
          />
        </div>
        <IconChevronDown size={18} className={classes.chevron} aria-hidden />
        <OptionList typeahead={typeahead} label={shell.label} />
      </div>
    </FieldShell>
  )
}

type ChosenProps<Value extends ChoiceValue> = Pick<
  MultiSelectFieldProps<Value>,
  'choices' | 'value' | 'onChange'
> & { disabled: boolean }

function Chosen<Value extends ChoiceValue>({ choices, value, disabled, onChange }: ChosenProps<Value>) {
  const labels = useMemo(() => new Map(choices.map(({ value, label }) => [value, label])), [choices])
  return value.map((entry) => {
    const name = labels.get(entry) ?? String(entry)
    return (
      <span key={entry} className={typed.pill}>
        {name}
        <button
          type="button"
          className={typed.remove}
          disabled={disabled}
          aria-label={t('Remove {name}', { name })}
          onClick={() => onChange(value.filter((other) => other !== entry))}
        >
          <IconX size={16} aria-hidden />
        </button>
      </span>
    )
  })
}
