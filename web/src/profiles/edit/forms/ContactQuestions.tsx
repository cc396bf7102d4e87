import { pathsOfSection } from '@bnr/contract/profiles/fields'
import { useState } from 'react'
import { useCountryCodes } from '../../../reference/calls.ts'
import { type Phone, PhoneField } from '../../../ui/fields/PhoneField.tsx'
import { t } from '../../../ui/translation.ts'
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

/** An optional number other than the registered one. An empty field or the same number counts as none. */
export function AlternateMobile({ form }: FieldsProps) {
  const countryCodes = useCountryCodes()
  const { phone: registered, contactPersonPhone: alternate } = form.values.basic ?? {}
  // State of its own, because a country code without a number is no answer yet but must stay chosen.
  const [phone, setPhone] = useState<Phone>(
    alternate && !isSameNumber(alternate, registered) ? alternate : noNumber,
  )

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
