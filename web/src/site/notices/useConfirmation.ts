import { confirmEmail } from '@bnr/contract/accounts/settings'
import { callAsGuest } from '../../platform/call.ts'
import { useSending } from '../../platform/useSending.ts'

export const useConfirmation = () =>
  useSending({
    mutationFn: (token: string) => callAsGuest(confirmEmail, { body: { token } }),
  })
