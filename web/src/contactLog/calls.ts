import * as endpoints from '@bnr/contract/contactLog/endpoints'
import type { NewContact } from '@bnr/contract/contactLog/entry'
import { call } from '../platform/call.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { useChange } from '../platform/useChange.ts'
import { useListReading } from '../platform/useListReading.ts'

export const logSize = 5

export const useContactLog = (profileId: number, page: number) =>
  useListReading(profilesKey, endpoints.readContactLog, {
    params: { id: profileId },
    query: { page, size: logSize },
  })

/** Reloads profiles too, because they show whether a family may be called. */
export const useWriteContact = (profileId: number) =>
  useChange([profilesKey], (body: NewContact) =>
    call(endpoints.writeContact, { params: { id: profileId }, body }),
  )
