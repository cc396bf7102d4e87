import type { Hint } from '@bnr/contract/hints/endpoints'
import type { QueryClient } from '@tanstack/react-query'

export const conversationsKey = ['conversations'] as const
export const unreadKey = [...conversationsKey, 'unread'] as const
export const listKey = [...conversationsKey, 'list'] as const
export const oneKey = (bnrId: string) => [...conversationsKey, 'with', bnrId] as const
export const messagesKey = (bnrId: string) => [...oneKey(bnrId), 'messages'] as const

/** Reads again what a hint is about; of a conversation whose newest message is here already, only the counts. */
export function followHint(client: QueryClient, { bnrId, newest }: Hint): void {
  if (bnrId === undefined) return void client.invalidateQueries({ queryKey: conversationsKey })
  const isHere = newest !== undefined && newest <= newestHere(client, bnrId)
  for (const queryKey of [listKey, unreadKey, ...(isHere ? [] : [oneKey(bnrId)])])
    void client.invalidateQueries({ queryKey })
}

const newestHere = (client: QueryClient, bnrId: string): number =>
  client.getQueryData<{ results: { seq: number }[] }>(messagesKey(bnrId))?.results.at(-1)?.seq ?? 0
