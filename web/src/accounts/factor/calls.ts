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

/** Calls with the session of the staff member, or without one during a login. Never asks for a factor itself. */
const callForFactor = createClient({
  apiBase,
  mediaBase,
  headers: async () => {
    await callHooks.beforeCall()
    const credentials = credentialsOfCalls()
    return headersOf(credentials?.userType === 'au' ? credentials : undefined)
  },
})

/** A challenge belongs to one login, so what was read with it is never read again. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnMount: false } as const

// The login page and the dialog are outside of any query client, hence the explicit one.
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

export const useSendPasskey = (ask: () => Promise<void>, onFailed?: () => void) =>
  useSending({ mutationFn: ask, onError: () => onFailed?.() }, queryClient)
