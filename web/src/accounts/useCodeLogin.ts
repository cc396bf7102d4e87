import type { UserType } from '@bnr/contract/accounts/schemas'
import { enterCode } from './enterSession.ts'
import type { SessionUser } from './session.ts'
import { useSentCode } from './useSentCode.ts'

export interface CodeLoginOptions {
  userType: UserType
  onLoggedIn: (user: SessionUser | undefined) => void
}

export const useCodeLogin = ({ userType, onLoggedIn }: CodeLoginOptions) =>
  useSentCode({
    userType,
    use: async (phone, code) => onLoggedIn(await enterCode(phone, code, userType)),
  })
