import { pathsOfSection } from '@bnr/contract/profiles/fields'
import { useState } from 'react'
import { useCountryCodes } from '../../../reference/calls.ts'
import { type Phone, PhoneField } from '../../../ui/fields/PhoneField.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { isSameNumber, noNumber } from '../../fields/ContactPhone.tsx'
import { FormParts } from '../../fields/FormParts.tsx'
import type { FieldsProps } from '../../fields/formAccess.ts'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { CurrentAddress, PermanentAddress } from './AddressQuestions.tsx'

const paths = pathsOfSection('contact')
const headings = {
  'location.current': 'Current address',
  'location.permanent': 'Permanent address',
  'location.citizenOf': 'Residence',
}
const own = {
  'basic.contactPersonPhone': AlternateMobile,
  'location.current': CurrentAddress,
  'location.permanent': PermanentAddress,
}

export function ContactQuestions({ form }: QuestionsProps) {
  return <FormParts form={form} paths={paths} headings={headings} Heading="h3" own={own} />
}

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
