import { indianCode } from '@bnr/contract/phone'
import { useState } from 'react'
import { useCountryCodes } from '../../reference/calls.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { type Phone, PhoneField } from '../../ui/fields/PhoneField.tsx'
import { t } from '../../ui/translation.ts'
import type { FieldsProps } from './formAccess.ts'

const path = 'basic.contactPersonPhone'

export const noNumber: Phone = { countryCode: indianCode, number: '' }

export const isSameNumber = (one: Phone | null | undefined, other: Phone | null | undefined) =>
  Boolean(one && other && one.number === other.number && one.countryCode === other.countryCode)

/** Most families use the number they registered with. */
export function ContactPhone({ form }: FieldsProps) {
  const countryCodes = useCountryCodes()
  const registered = form.values.basic?.phone
  const contactPhone = form.values.basic?.contactPersonPhone
  const [same, setSame] = useState(isSameNumber(contactPhone, registered))
  const set = (phone: Phone) => form.set(path, { ...phone, type: 'M' })

  function toggle(checked: boolean) {
    setSame(checked)
    set(checked && registered ? registered : noNumber)
  }

  return (
    <div className="stack-2">
      {!same && (
        <PhoneField
          label={t('Mobile')}
          required
          countryCodes={countryCodes.choices}
          value={contactPhone ?? noNumber}
          error={form.errorAt(`${path}.number`, path)}
          onChange={set}
        />
      )}
      <CheckField label={t('Same as Registered number')} checked={same} onChange={toggle} />
    </div>
  )
}
