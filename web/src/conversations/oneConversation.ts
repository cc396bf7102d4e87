import { CallError } from '@bnr/contract/client'
import { readConversation } from '@bnr/contract/conversations/endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { oneKey } from './keys.ts'

/** How every page reads the conversation with another member. */
export const oneConversation = (bnrId: string) =>
  queryOptions({
    queryKey: oneKey(bnrId),
    retry: (failures, error) => failures < 2 && !isMissing(error),
    queryFn: ({ signal }) => call(readConversation, { params: { pid: bnrId } }, signal),
  })

/** There never was a conversation, or it ended too long ago. */
export const isMissing = (error: Error | null) => error instanceof CallError && error.status === 404
