import * as endpoints from '@bnr/contract/contactLog/endpoints'
import type { NewContact } from '@bnr/contract/contactLog/entry'
import { call } from '../platform/call.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { useChange } from '../platform/useChange.ts'
import { useListReading } from '../platform/useListReading.ts'
import type { Order } from '../ui/list/order.ts'

export const logSize = 5

export const useContactLog = (profileId: number, page: number) =>
  useListReading(profilesKey, endpoints.readContactLog, {
    params: { id: profileId },
    query: { page, size: logSize },
  })

/** Whether a family may be called stands on its profile: what shows that is read again. */
export const useWriteContact = (profileId: number) =>
  useChange([profilesKey], (body: NewContact) =>
    call(endpoints.writeContact, { params: { id: profileId }, body }),
  )

export interface AskedFollowUps {
  of: endpoints.FollowUpOwner
  order: Order
  page: number
}

export const useFollowUps = ({ order, ...asked }: AskedFollowUps) =>
  useListReading(profilesKey, endpoints.dueFollowUps, { query: { ...asked, sort: `fud,${order}` } })
