import { login, loginWithCode, sendCode } from '@bnr/contract/accounts/endpoints'
import { adminPrefix, loginMessages, type UserType } from '@bnr/contract/accounts/schemas'
import { CallError } from '@bnr/contract/client'
import { errors } from '@bnr/contract/errors'
import { callAsGuest, callWithToken } from '../platform/call.ts'
import { readCredentials } from '../platform/credentials.ts'
import type { Phone } from '../ui/fields/PhoneField.tsx'
import type { SessionUser } from './session.ts'
import { enter } from './sessionKeeper.ts'

const asMobile = (phone: Phone) => ({ ...phone, type: 'M' as const })

/** Sends the draft's token, or the token of the session that the login replaces. */
function callWithPrevious(draftToken?: string) {
  const token = draftToken ?? readCredentials()?.token
  return token ? callWithToken(token) : callAsGuest
}

/** Every login returns the user, or undefined if the profile is closed; the session then leads to /no-access. */
export async function loginWithBnrId(
  bnrId: string,
  password: string,
  draftToken?: string,
): Promise<SessionUser | undefined> {
  const call = callWithPrevious(draftToken)
  return enter(await call(login, { body: { userName: bnrId, password, userType: 'pu' } }))
}

export async function loginAsStaff(mobile: string, password: string): Promise<SessionUser | undefined> {
  const userName = adminPrefix + mobile
  return enter(await callAsGuest(login, { body: { userName, password, userType: 'au' } }))
}

export async function requestCode(phone: Phone, userType: UserType): Promise<void> {
  await callAsGuest(sendCode, { body: { phone: asMobile(phone), userType } })
}

export async function enterCode(
  phone: Phone,
  code: string,
  userType: UserType,
  draftToken?: string,
): Promise<SessionUser | undefined> {
  const call = callWithPrevious(draftToken)
  const reply = await call(loginWithCode, { body: { phone: asMobile(phone), code, userType } })
  const { token, refreshToken, userName } = reply
  if (!token || !refreshToken || !userName) {
    throw new CallError(errors.not_found.status, { message: loginMessages.userNotFound, code: 'not_found' })
  }
  return enter({ token, refreshToken, userName, userType: reply.userType })
}
