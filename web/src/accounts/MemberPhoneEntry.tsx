import { checkMemberPhone } from '@bnr/contract/accounts/loginRules'
import { indianCode } from '@bnr/contract/phone'
import { useState } from 'react'
import { useCountryCodes } from '../reference/calls.ts'
import { PhoneField } from '../ui/fields/PhoneField.tsx'
import { useTranslation } from '../ui/translation.ts'
import { LoginForm } from './LoginForm.tsx'
import type { PhoneEntryProps } from './phoneEntry.ts'

export interface MemberPhoneEntryProps extends PhoneEntryProps {
  label?: string
}

export function MemberPhoneEntry({ initial, onSend, label, ...form }: MemberPhoneEntryProps) {
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
    <LoginForm {...form} action={t('Send code')} trySend={trySend}>
      <PhoneField
        label={label ?? t('Mobile number')}
        required
        countryCodes={countryCodes.choices}
        value={phone}
        error={error && t(error)}
        onChange={setPhone}
      />
    </LoginForm>
  )
}
