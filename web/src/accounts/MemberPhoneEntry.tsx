import { indianCode } from '@bnr/contract/phone'
import { useState } from 'react'
import { useCountryCodes } from '../reference/calls.ts'
import { PhoneField } from '../ui/fields/PhoneField.tsx'
import { useTranslation } from '../ui/translation.ts'
import { checkMemberPhone } from './loginRules.ts'
import { PhoneEntryForm, type PhoneEntryProps } from './PhoneEntryForm.tsx'

export function MemberPhoneEntry({ initial, onSend, ...form }: PhoneEntryProps) {
  const { t } = useTranslation()
  const countryCodes = useCountryCodes()
  const [phone, setPhone] = useState(initial ?? { countryCode: indianCode, number: '' })
  const [error, setError] = useState<string>()

  function trySend() {
    const found = checkMemberPhone(phone)
    setError(found)
    if (!found) onSend(phone)
    return !found
  }

  return (
    <PhoneEntryForm {...form} trySend={trySend}>
      <PhoneField
        label={t('Mobile number')}
        required
        countryCodes={countryCodes.choices}
        value={phone}
        error={error && t(error)}
        onChange={setPhone}
      />
    </PhoneEntryForm>
  )
}
