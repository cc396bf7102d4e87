import { cancelEmailChange, readEmail, resendEmailLink } from '@bnr/contract/accounts/settings'
import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Proof } from '../../accounts/proof/proof.ts'
import { call } from '../../platform/call.ts'

const emailKey = (id: number) => ['settings', 'email', id]

export const useEmail = (id: number) =>
  useQuery({
    queryKey: emailKey(id),
    queryFn: ({ signal }) => call(readEmail, { params: { id } }, signal),
  })

/** What waits is read again after each of them. */
function useEmailMutation<Input>(id: number, work: (input: Input) => Promise<{ message: string }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: () => client.invalidateQueries({ queryKey: emailKey(id) }),
  })
}

export const useWishForEmail = (id: number) =>
  useEmailMutation(id, ({ address, proof }: { address: string; proof: Proof }) =>
    call(saveProfile, { params: { id }, body: { basic: { email: { address, type: 'P' } }, ...proof } }),
  )

export const useResendLink = (id: number) =>
  useEmailMutation(id, () => call(resendEmailLink, { params: { id } }))

export const useCancelChange = (id: number) =>
  useEmailMutation(id, () => call(cancelEmailChange, { params: { id } }))
