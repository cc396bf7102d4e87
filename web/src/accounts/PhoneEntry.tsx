import { checkMemberPhone, checkStaffMobile } from '@bnr/contract/accounts/loginRules'
import { adminPrefix, type UserType } from '@bnr/contract/accounts/schemas'
import { indianCode } from '@bnr/contract/phone'
import { useEffect, useRef } from 'react'
import { useCountryCodes } from '../reference/calls.ts'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { type Phone, PhoneField } from '../ui/fields/PhoneField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import type { FormAccess } from '../ui/form/formAccess.ts'
import { useForm } from '../ui/form/useForm.ts'
import { t } from '../ui/translation.ts'
import { LoginForm } from './LoginForm.tsx'

export interface PhoneEntryProps {
  userType: UserType
  /** A number that is already known; a code is sent to it at once. */
  known: Phone | undefined
  onSend: (phone: Phone) => Promise<void>
}

/** Asks for the number to which a code is sent. */
export function PhoneEntry({ userType, known, onSend }: PhoneEntryProps) {
  const isStaff = userType === 'au'
  const form = useForm({
    initial: { phone: known ?? { countryCode: isStaff ? adminPrefix : indianCode, number: '' } },
    check: ({ phone }) => {
      const problem = isStaff ? checkStaffMobile(phone.number) : checkMemberPhone(phone)
      return problem ? { 'phone.number': problem } : {}
    },
    send: ({ phone }) => onSend(phone),
  })
  const sentAtOnce = useRef(false)

  useEffect(() => {
    if (!known || sentAtOnce.current) return
    sentAtOnce.current = true
    void form.run(() => onSend(known))
  })

  return (
    <LoginForm form={form} action={t('Send code')}>
      {isStaff ? <StaffPhone form={form} /> : <MemberPhone form={form} />}
    </LoginForm>
  )
}

type PhoneProps = { form: FormAccess<{ phone: Phone }> }

function MemberPhone({ form }: PhoneProps) {
  const { choices } = useCountryCodes()
  return <PhoneField label={t('Mobile number')} required countryCodes={choices} {...fieldOf(form, 'phone')} />
}

/** Staff have Indian numbers, so there is no country code. */
function StaffPhone({ form }: PhoneProps) {
  return (
    <DigitsField
      label={t('Mobile number')}
      required
      autoComplete="tel-national"
      maxLength={10}
      {...fieldOf(form, 'phone.number')}
    />
  )
}
