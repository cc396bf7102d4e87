import { checkStaffMobile } from '@bnr/contract/accounts/loginRules'
import { adminPrefix } from '@bnr/contract/accounts/schemas'
import { useState } from 'react'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { useTranslation } from '../ui/translation.ts'
import { LoginForm } from './LoginForm.tsx'
import type { PhoneEntryProps } from './phoneEntry.ts'

/** Staff have Indian numbers; the country is not asked. */
export function StaffPhoneEntry({ initial, onSend, ...form }: PhoneEntryProps) {
  const { t } = useTranslation()
  const [mobile, setMobile] = useState(initial?.number ?? '')
  const [error, setError] = useState<string>()

  function trySend() {
    const found = checkStaffMobile(mobile)
    setError(found)
    if (!found) onSend({ countryCode: adminPrefix, number: mobile })
    return !found
  }

  return (
    <LoginForm {...form} action={t('Send code')} trySend={trySend}>
      <DigitsField
        label={t('Mobile number')}
        required
        autoComplete="tel-national"
        maxLength={10}
        value={mobile}
        error={error && t(error)}
        onChange={setMobile}
      />
    </LoginForm>
  )
}
