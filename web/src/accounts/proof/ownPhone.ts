import type { SessionUser } from '../session.ts'

/** The session names the whole number and the national one: what stands before it is the country's code. */
export function ownPhone({ phone, mobile }: Pick<SessionUser, 'phone' | 'mobile'>) {
  return { countryCode: phone.slice(0, phone.length - mobile.length), number: mobile }
}
