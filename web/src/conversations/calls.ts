import * as endpoints from '@bnr/contract/conversations/endpoints'
import type { Closing } from '@bnr/contract/conversations/limits'
import { call } from '../platform/call.ts'
import { usePollEvery } from '../platform/hints/hints.ts'
import { useChange } from '../platform/useChange.ts'
import { useEndpoint } from '../platform/useListReading.ts'
import { useReading } from '../platform/useReading.ts'
import { conversationsKey, listKey, messagesKey } from './keys.ts'
import { readOn } from './messagesOf.ts'
import { oneConversation } from './oneConversation.ts'

/** In milliseconds, while the page is visible. With a stream of hints, polling only makes up for a lost hint. */
const pollEvery = { open: 15_000, list: 15_000, withStream: 60_000 }

export const useConversations = (page: number) =>
  useEndpoint(
    listKey,
    endpoints.readConversations,
    { query: { page } },
    { staleTime: 0, refetchInterval: usePollEvery(pollEvery.list) },
  )

export const useConversation = (bnrId: string) =>
  useReading({
    ...oneConversation(bnrId),
    staleTime: 0,
    refetchInterval: usePollEvery(pollEvery.open) || pollEvery.withStream,
  })

/** The newest messages, and earlier ones that the member has asked for. */
export const useMessages = (bnrId: string) =>
  useReading({
    queryKey: messagesKey(bnrId),
    staleTime: 0,
    refetchInterval: usePollEvery(pollEvery.open) || pollEvery.withStream,
    queryFn: ({ client, signal }) => readOn(client, bnrId, signal),
  })

export const sendMessage = (bnrId: string, body: { clientId: string; text: string }) =>
  call(endpoints.sendMessage, { params: { pid: bnrId }, body })

export const markRead = (bnrId: string, seq: number) =>
  call(endpoints.markConversationRead, { params: { pid: bnrId }, body: { seq } })

export const useWithdraw = (bnrId: string) =>
  useChange([conversationsKey], (seq: number) =>
    call(endpoints.withdrawMessage, { params: { pid: bnrId, seq } }),
  )

export const useNeedWeek = (bnrId: string) =>
  useChange([conversationsKey], () => call(endpoints.needWeek, { params: { pid: bnrId } }))

export const useSharePhone = (bnrId: string) =>
  useChange([conversationsKey], () => call(endpoints.sharePhone, { params: { pid: bnrId } }))

export const useClose = (bnrId: string) =>
  useChange([conversationsKey], (text: Closing) =>
    call(endpoints.closeConversation, { params: { pid: bnrId }, body: { text } }),
  )
