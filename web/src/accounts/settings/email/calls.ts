import { cancelEmailChange, readEmail, resendEmailLink } from '@bnr/contract/accounts/settings'
import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { call } from '../../../platform/call.ts'
import { useChange } from '../../../platform/useChange.ts'
import { useReading } from '../../../platform/useReading.ts'
import { type Proof, proofOf } from '../../proof/proof.ts'

/** Uses the field names of the profile. */
export interface EmailAnswers extends Proof {
  basic: { email: { address: string } }
}

export const emailsKey = ['settings', 'email']
const emailKey = (id: number) => [...emailsKey, id]

export const useEmail = (id: number) =>
  useReading({
    queryKey: emailKey(id),
    queryFn: ({ signal }) => call(readEmail, { params: { id } }, signal),
  })

export const useChangeEmail = (id: number) =>
  useChange([emailKey(id)], ({ basic, ...proof }: EmailAnswers) =>
    call(saveProfile, {
      params: { id },
      body: { basic: { email: { address: basic.email.address.trim(), type: 'P' } }, ...proofOf(proof) },
    }),
  )

export const useResendLink = (id: number) =>
  useChange([emailKey(id)], () => call(resendEmailLink, { params: { id } }))

export const useCancelChange = (id: number) =>
  useChange([emailKey(id)], () => call(cancelEmailChange, { params: { id } }))
