import type { FocusEventHandler } from 'react'
import { t } from '../translation.ts'
import type { Choice } from './choice.ts'
import { FieldShell, type FieldText, useField } from './FieldShell.tsx'
import classes from './fields.module.css'
import { keepOnly } from './keepOnly.ts'
import { NativeSelect } from './NativeSelect.tsx'

export interface Phone {
  countryCode: string
  number: string
}

export interface PhoneFieldProps extends FieldText {
  /** `value` is the code without the plus; `label` is for people, e.g. `India (+91)`. */
  countryCodes: readonly Choice[]
  value: Phone
  onChange: (phone: Phone) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  disabled?: boolean
  /** Of the number, for a form that works without JavaScript; the country code is posted as `cc`. */
  name?: string
}

const notADigit = /[^0-9]/u

/** Indian numbers have exactly ten digits; we accept up to fourteen from abroad. */
const longest = (countryCode: string) => (countryCode === '91' ? 10 : 14)

export function PhoneField(props: PhoneFieldProps) {
  const { shell, ties, own } = useField(props)
  const { countryCodes, value, onChange, onBlur, disabled, name } = own
  return (
    <FieldShell {...shell}>
      <div className={classes.phone}>
        <div className={classes.code}>
          <span aria-hidden="true">+{value.countryCode}</span>
          <NativeSelect
            aria-label={t('Country code')}
            name="cc"
            autoComplete="tel-country-code"
            choices={countryCodes}
            value={value.countryCode}
            disabled={disabled}
            onChange={(countryCode) => onChange({ ...value, countryCode })}
          />
        </div>
        <input
          {...ties}
          type="tel"
          name={name}
          inputMode="numeric"
          autoComplete="tel-national"
          className={classes.input}
          value={value.number}
          disabled={disabled}
          onBlur={onBlur}
          onChange={({ currentTarget }) =>
            onChange({ ...value, number: keepOnly(currentTarget, notADigit, longest(value.countryCode)) })
          }
        />
      </div>
    </FieldShell>
  )
}
