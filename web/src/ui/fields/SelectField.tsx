import { Select } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useMemo } from 'react'
import { useTranslation } from '../translation.ts'
import { type Choice, grouped } from './choice.ts'
import { FieldShell, type FieldText, useFieldTies } from './FieldShell.tsx'
import classes from './fields.module.css'
import { describedInput, withoutScrolling } from './mantineInput.tsx'

export interface SelectFieldProps extends FieldText {
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  disabled?: boolean
  clearable?: boolean
}

/** As the native pickers have it; an answer that can be cleared has its cross there. */
const chevron = {
  rightSection: <IconChevronDown size={18} aria-hidden />,
  rightSectionPointerEvents: 'none',
} as const

/** A long list that one types into: castes, cities, occupations. Needs a MantineArea around it. */
export function SelectField({ label, description, error, required, choices, ...rest }: SelectFieldProps) {
  const { t } = useTranslation()
  const text = { label, description, error, required: required ?? false }
  const ties = useFieldTies(text)
  const data = useMemo(() => grouped(choices), [choices])
  return (
    <FieldShell {...text} id={ties.id}>
      <Select
        {...rest}
        {...ties}
        inputContainer={describedInput(ties)}
        data={data}
        error={Boolean(error)}
        searchable
        openOnFocus={false}
        comboboxProps={withoutScrolling}
        {...(!(rest.clearable && rest.value) && chevron)}
        allowDeselect={rest.clearable ?? false}
        selectFirstOptionOnChange
        nothingFoundMessage={t('Nothing found')}
        maxDropdownHeight="clamp(110px, 40dvh, 270px)"
        classNames={{ input: `${classes.input} ${classes.typeahead}`, option: classes.option ?? '' }}
      />
    </FieldShell>
  )
}
