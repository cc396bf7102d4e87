import { useState } from 'react'
import { useCountryCodes } from '../../../reference/calls.ts'
import { type Phone, PhoneField } from '../../../ui/fields/PhoneField.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { isSameNumber, noNumber } from '../../fields/ContactPhone.tsx'
import type { FieldsProps } from '../../fields/formAccess.ts'

const path = 'basic.contactPersonPhone'

/** Another number than the registered one, for those who want one: the same number is none, and so is an empty field. */
export function AlternateMobile({ form }: FieldsProps) {
  const { t } = useTranslation()
  const countryCodes = useCountryCodes()
  const { phone: registered, contactPersonPhone: given } = form.values.basic ?? {}
  // Kept here as well: a country code that is chosen first is no answer yet, but has to stay chosen.
  const [phone, setPhone] = useState<Phone>(given && !isSameNumber(given, registered) ? given : noNumber)

  function change(next: Phone) {
    setPhone(next)
    form.set(path, next.number ? { ...next, type: 'M' } : undefined)
  }

  return (
    <PhoneField
      label={t('Alternate mobile')}
      description={t('Fill this only to get communication on a different number.')}
      countryCodes={countryCodes.choices}
      value={phone}
      error={form.errorAt(`${path}.number`, path)}
      onChange={change}
    />
  )
}
