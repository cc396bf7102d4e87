import * as endpoints from '@bnr/contract/contactLog/endpoints'
import type { NewContact } from '@bnr/contract/contactLog/entry'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { useReading } from '../platform/useReading.ts'
import type { Order } from '../ui/list/order.ts'

export const logSize = 5

export const useContactLog = (profileId: number, page: number) =>
  useReading({
    queryKey: [...profilesKey, 'contacts', profileId, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(endpoints.readContactLog, { params: { id: profileId }, query: { page, size: logSize } }, signal),
  })

/** Whether a family may be called stands on its profile: what shows that is read again. */
export function useWriteContact(profileId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewContact) => call(endpoints.writeContact, { params: { id: profileId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: profilesKey }),
  })
}

export interface AskedFollowUps {
  of: endpoints.FollowUpOwner
  order: Order
  page: number
}

export const useFollowUps = ({ order, ...asked }: AskedFollowUps) =>
  useReading({
    queryKey: [...profilesKey, 'followUps', asked, order],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(endpoints.dueFollowUps, { query: { ...asked, sort: `fud,${order}` } }, signal),
  })
