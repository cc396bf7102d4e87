import { adminPrefix } from '@bnr/contract/accounts/schemas'
import { useState } from 'react'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { useTranslation } from '../ui/translation.ts'
import { checkStaffMobile } from './loginRules.ts'
import { PhoneEntryForm, type PhoneEntryProps } from './PhoneEntryForm.tsx'

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
    <PhoneEntryForm {...form} trySend={trySend}>
      <DigitsField
        label={t('Mobile number')}
        required
        autoComplete="tel-national"
        maxLength={10}
        value={mobile}
        error={error && t(error)}
        onChange={setMobile}
      />
    </PhoneEntryForm>
  )
}
