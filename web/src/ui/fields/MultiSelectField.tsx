import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useMemo } from 'react'
import { useTranslation } from '../translation.ts'
import { type Choice, grouped } from './choice.ts'
import { FieldShell, type FieldText, useFieldTies } from './FieldShell.tsx'
import classes from './fields.module.css'
import many from './MultiSelectField.module.css'
import { describedInput, withoutScrolling } from './mantineInput.tsx'

export interface MultiSelectFieldProps extends FieldText {
  choices: readonly Choice[]
  value: readonly string[]
  onChange: (values: string[]) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  disabled?: boolean
}

/** Several entries of a list that one types into. Needs a MantineArea around it. */
export function MultiSelectField({
  label,
  description,
  error,
  required,
  choices,
  ...rest
}: MultiSelectFieldProps) {
  const { t } = useTranslation()
  const { value, onChange, placeholder, disabled = false } = rest
  const text = { label, description, error, required: required ?? false }
  const ties = useFieldTies(text)
  const data = useMemo(() => grouped(choices), [choices])
  return (
    <FieldShell {...text} id={ties.id}>
      <MultiSelect
        {...ties}
        inputContainer={describedInput(ties)}
        data={data}
        value={[...value]}
        onChange={onChange}
        disabled={disabled}
        placeholder={value.length === 0 ? (placeholder ?? '') : ''}
        error={Boolean(error)}
        searchable
        openOnFocus={false}
        comboboxProps={withoutScrolling}
        hidePickedOptions
        rightSection={<IconChevronDown size={18} aria-hidden />}
        rightSectionPointerEvents="none"
        nothingFoundMessage={t('Nothing found')}
        maxDropdownHeight="clamp(110px, 40dvh, 270px)"
        classNames={{
          input: `${classes.input} ${many.input}`,
          option: classes.option ?? '',
          pill: many.pill ?? '',
          inputField: many.typing ?? '',
          section: many.chevron ?? '',
        }}
      />
    </FieldShell>
  )
}
