import { canBeMobile, hasValidLength, noSuchMobile, tenDigitMobile } from '../phone.ts'
import { adminPrefix, loginMessages, type UserType } from './schemas.ts'

export const bnrIdLength = 8

/** Error messages by field; empty when the form is valid. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

export function checkBnrLogin(bnrId: string, password: string): FieldErrors<'form' | 'bnrId' | 'password'> {
  if (!bnrId && !password) return { form: loginMessages.bothEmpty }
  if (!password) return { password: loginMessages.passwordEmpty }
  if (!bnrId) return { bnrId: loginMessages.bnrIdEmpty }
  return {}
}

export function checkStaffMobile(mobile: string): string | undefined {
  if (!/^\d*$/.test(mobile)) return loginMessages.adminMobileDigits
  return mobile.length === 10 ? undefined : tenDigitMobile
}

export function checkStaffLogin(mobile: string, password: string): FieldErrors<'mobile' | 'password'> {
  const mobileError = checkStaffMobile(mobile)
  return {
    ...(mobileError && { mobile: mobileError }),
    ...(!password && { password: loginMessages.adminPasswordEmpty }),
  }
}

export function checkMemberPhone(phone: { countryCode: string; number: string }): string | undefined {
  if (!phone.number) return 'Enter mobile'
  if (!hasValidLength(phone) || phone.number.length < 4) return tenDigitMobile
  return canBeMobile(phone) ? undefined : noSuchMobile
}

/** Checks a password login. Members and staff get the messages of their own login form. */
export function checkCredentials(credentials: {
  userName: string
  password: string
  userType: UserType
}): FieldErrors<'userName' | 'password'> {
  const { userName, password, userType } = credentials
  if (userType === 'au') {
    const { mobile, ...rest } = checkStaffLogin(withoutPrefix(userName), password)
    return { ...(mobile && { userName: mobile }), ...rest }
  }
  const { form, bnrId, ...rest } = checkBnrLogin(userName, password)
  if (form) return { userName: form }
  return { ...(bnrId && { userName: bnrId }), ...rest }
}

const withoutPrefix = (userName: string) =>
  userName.startsWith(adminPrefix) ? userName.slice(adminPrefix.length) : userName
