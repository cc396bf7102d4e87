import {
  confirmPasskey,
  confirmSecondFactor,
  confirmTotp,
  readFactorOptions,
  startPasskey,
  startTotp,
} from '@bnr/contract/accounts/secondFactor'
import { createClient } from '@bnr/contract/client'
import type { CallInput, Reply } from '@bnr/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { callHooks } from '../../platform/callHooks.ts'
import { credentialsOfCalls, headersOf } from '../../platform/credentials.ts'
import { queryClient } from '../../platform/queryClient.ts'
import { apiBase, mediaBase } from '../../platform/settings.ts'
import { useSending } from '../../platform/useSending.ts'
import { createPasskey } from './passkeys.ts'

export type ConfirmedFactor = Reply<typeof confirmSecondFactor>
export type EnrolledFactor = Reply<typeof confirmTotp>
type Factor = Omit<CallInput<typeof confirmSecondFactor>['body'], 'challenge'>

/** Goes as the member of staff whose session asked for the factor, or as nobody in a login; a factor is not asked for here. */
const callForFactor = createClient({
  apiBase,
  mediaBase,
  headers: async () => {
    await callHooks.beforeCall()
    const credentials = credentialsOfCalls()
    return headersOf(credentials?.userType === 'au' ? credentials : undefined)
  },
})

/** A challenge is for its login alone: what was read with it is never read again. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnMount: false } as const

// The login page and a dialog above other pages bring no query client of their own.
export const useFactorOptions = (challenge: string) =>
  useQuery(
    {
      ...once,
      queryKey: ['second factor', challenge],
      queryFn: () => callForFactor(readFactorOptions, { body: { challenge } }),
    },
    queryClient,
  )

export const sendFactor = (challenge: string, factor: Factor): Promise<ConfirmedFactor> =>
  callForFactor(confirmSecondFactor, { body: { challenge, ...factor } })

export const useNewTotp = (challenge: string) =>
  useQuery(
    {
      ...once,
      queryKey: ['second factor', challenge, 'totp'],
      queryFn: () => callForFactor(startTotp, { body: { challenge } }),
    },
    queryClient,
  )

export const enrolTotp = (challenge: string, code: string): Promise<EnrolledFactor> =>
  callForFactor(confirmTotp, { body: { challenge, code } })

export async function enrolPasskey(challenge: string, name: string): Promise<EnrolledFactor> {
  const { options } = await callForFactor(startPasskey, { body: { challenge } })
  const attestation = await createPasskey(options)
  return await callForFactor(confirmPasskey, { body: { challenge, name, attestation } })
}

/** A press that asks for a passkey and sends it. */
export const useAskedPasskey = (ask: () => Promise<void>, onFailed?: () => void) =>
  useSending({ mutationFn: ask, onError: () => onFailed?.() }, queryClient)
