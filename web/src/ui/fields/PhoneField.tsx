import { useTranslation } from '../translation.ts'
import type { Choice } from './ChoiceField.tsx'
import { FieldShell, type FieldText, useFieldTies } from './FieldShell.tsx'
import classes from './fields.module.css'
import { keepOnly } from './keepOnly.ts'

export interface Phone {
  countryCode: string
  number: string
}

export interface PhoneFieldProps extends FieldText {
  /** Value is the code without plus, label what people read, e.g. `India (+91)`. */
  countryCodes: readonly Choice[]
  value: Phone
  onChange: (phone: Phone) => void
  onBlur?: () => void
  disabled?: boolean
}

/** Indian numbers have exactly ten digits; abroad fifteen is the longest there is. */
const longest = (countryCode: string) => (countryCode === '91' ? 10 : 15)

export function PhoneField({ label, description, error, required, ...rest }: PhoneFieldProps) {
  const { t } = useTranslation()
  const { countryCodes, value, onChange, onBlur, disabled } = rest
  const text = { label, description, error, required: required ?? false }
  const ties = useFieldTies(text)
  return (
    <FieldShell {...text} id={ties.id}>
      <div className={classes.phone}>
        <div className={classes.code}>
          <span aria-hidden="true">+{value.countryCode}</span>
          <select
            aria-label={t('Country code')}
            autoComplete="tel-country-code"
            className={`${classes.input} ${classes.select}`}
            value={value.countryCode}
            disabled={disabled}
            onChange={(event) => onChange({ ...value, countryCode: event.currentTarget.value })}
          >
            {countryCodes.map((code) => (
              <option key={code.value} value={code.value}>
                {code.label}
              </option>
            ))}
          </select>
        </div>
        <input
          {...ties}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          className={classes.input}
          value={value.number}
          maxLength={longest(value.countryCode)}
          disabled={disabled}
          onBlur={onBlur}
          onChange={(event) => onChange({ ...value, number: keepOnly(event.currentTarget, /[^0-9]/) })}
        />
      </div>
    </FieldShell>
  )
}
