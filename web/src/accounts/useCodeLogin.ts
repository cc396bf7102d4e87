import type { UserType } from '@bnr/contract/accounts/schemas'
import { enterCode } from './enterSession.ts'
import type { SessionUser } from './session.ts'
import { useSentCode } from './useSentCode.ts'

export interface CodeLoginOptions {
  userType: UserType
  /** Of the draft that the number belongs to, when this browser registered it. */
  draftToken?: string | undefined
  onLoggedIn: (user: SessionUser | undefined) => void
}

export const useCodeLogin = ({ userType, draftToken, onLoggedIn }: CodeLoginOptions) =>
  useSentCode({
    userType,
    use: async (phone, code) => onLoggedIn(await enterCode(phone, code, userType, draftToken)),
  })
