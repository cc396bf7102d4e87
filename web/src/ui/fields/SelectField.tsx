import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMemo } from 'react'
import { t } from '../translation.ts'
import type { Choice, ChoiceValue } from './choice.ts'
import { FieldShell, type FieldText, useField } from './FieldShell.tsx'
import classes from './fields.module.css'
import { OptionList } from './typeahead/OptionList.tsx'
import typed from './typeahead/typeahead.module.css'
import { useTypeahead } from './typeahead/useTypeahead.ts'

export interface SelectFieldProps<Value extends ChoiceValue> extends FieldText {
  choices: readonly Choice<Value>[]
  value: NoInfer<Value> | null
  onChange: (value: NoInfer<Value> | null) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  disabled?: boolean
  clearable?: boolean
}

/** Chooses from a long list by typing: castes, cities, occupations. */
export function SelectField<Value extends ChoiceValue>(props: SelectFieldProps<Value>) {
  const { shell, ties, own } = useField(props)
  const { choices, value, onChange, clearable = false, ...input } = own
  const { label } = chosen(choices, value) ?? {}
  // The same object while only the counts of the choices change, or the list would drop what is being typed.
  const selected = useMemo(() => (value && label !== undefined ? { value, label } : null), [value, label])
  const typeahead = useTypeahead({
    id: ties.id,
    choices,
    selected,
    onChoose: (choice) => onChange(choice.value),
  })
  const { getInputProps } = typeahead.combobox
  return (
    <FieldShell {...shell}>
      <div className={typed.box}>
        <input
          {...getInputProps({ ...input, ...ties, ...typeahead.typing, 'aria-labelledby': undefined })}
          className={`${classes.input} ${typed.input}`}
        />
        {clearable && value ? (
          <Clear label={shell.label} onClear={() => onChange(null)} />
        ) : (
          <IconChevronDown size={18} className={classes.chevron} aria-hidden />
        )}
        <OptionList typeahead={typeahead} label={shell.label} />
      </div>
    </FieldShell>
  )
}

/** While the list loads, the value serves as its own label. */
function chosen<Value extends ChoiceValue>(
  choices: readonly Choice<Value>[],
  value: Value | null,
): Choice<Value> | null {
  if (!value) return null
  return choices.find((choice) => choice.value === value) ?? { value, label: String(value) }
}

function Clear({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      className={classes.endButton}
      aria-label={t('Clear {field}', { field: label })}
      onClick={onClear}
    >
      <IconX size={18} aria-hidden />
    </button>
  )
}
