import { useCountryCodes } from '../../reference/calls.ts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { t } from '../../ui/translation.ts'

interface CountryCodeFieldProps {
  value: string
  onChange: (code: string) => void
}

/** The country of the searched mobile number. */
export function CountryCodeField({ value, onChange }: CountryCodeFieldProps) {
  const { choices } = useCountryCodes()
  const isListed = choices.some((choice) => choice.value === value)
  return (
    <ChoiceField
      label={t('Country code')}
      choices={isListed ? choices : [{ value, label: `+${value}` }, ...choices]}
      value={value}
      onChange={onChange}
    />
  )
}
