import type { SessionUser } from '../session.ts'

/** Splits the number of the session: the part before the national number is the country code. */
export function ownPhone({ phone, mobile }: Pick<SessionUser, 'phone' | 'mobile'>) {
  return { countryCode: phone.slice(0, phone.length - mobile.length), number: mobile }
}
