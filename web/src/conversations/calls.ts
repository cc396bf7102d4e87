import { CallError } from '@bnr/contract/client'
import * as endpoints from '@bnr/contract/conversations/endpoints'
import type { Closing } from '@bnr/contract/conversations/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { useChange } from '../platform/useChange.ts'
import { useReading } from '../platform/useReading.ts'

const conversationsKey = ['conversations'] as const
const oneKey = (bnrId: string) => [...conversationsKey, 'with', bnrId] as const

/** In milliseconds; only while the page is visible. */
const pollEvery = { open: 5000, list: 15_000, count: 60_000 }

export const useConversations = (page: number) =>
  useReading({
    queryKey: [...conversationsKey, 'list', page],
    staleTime: 0,
    refetchInterval: pollEvery.list,
    queryFn: ({ signal }) => call(endpoints.readConversations, { query: { page } }, signal),
  })

export const unreadConversationsQuery = queryOptions({
  queryKey: [...conversationsKey, 'unread'],
  queryFn: ({ signal }) => call(endpoints.countUnreadConversations, {}, signal),
  staleTime: pollEvery.count / 2,
  refetchInterval: pollEvery.count,
  refetchOnWindowFocus: true,
})

export const useConversation = (bnrId: string) =>
  useReading({
    queryKey: oneKey(bnrId),
    staleTime: 0,
    refetchInterval: pollEvery.open,
    retry: (failures, error) => failures < 2 && !(error instanceof CallError && error.status === 404),
    queryFn: ({ signal }) => call(endpoints.readConversation, { params: { pid: bnrId } }, signal),
  })

/** The newest messages. */
export const useNewestMessages = (bnrId: string) =>
  useReading({
    queryKey: [...oneKey(bnrId), 'messages'],
    staleTime: 0,
    refetchInterval: pollEvery.open,
    queryFn: ({ signal }) => readMessages(bnrId, {}, signal),
  })

export const readMessages = (bnrId: string, query: { before?: number }, signal?: AbortSignal) =>
  call(endpoints.readMessages, { params: { pid: bnrId }, query }, signal)

export const sendMessage = (bnrId: string, body: { clientId: string; text: string }) =>
  call(endpoints.sendMessage, { params: { pid: bnrId }, body })

export const markRead = (bnrId: string, seq: number) =>
  call(endpoints.markConversationRead, { params: { pid: bnrId }, body: { seq } })

export const messagesOf = oneKey
export const allConversations = conversationsKey

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
