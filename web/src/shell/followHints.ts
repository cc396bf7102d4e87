import type { Hint } from '@bnr/contract/hints/endpoints'
import { activityListsKey } from '../activities/WaitingCount.tsx'
import { followHint } from '../conversations/keys.ts'
import { notificationsKey } from '../messages/unread.ts'
import { onHint } from '../platform/hints/hints.ts'
import { shareStream } from '../platform/hints/shareStream.ts'
import { profilesKey, queryClient } from '../platform/queryClient.ts'

/** What a hint without a conversation is about. Lists of activities stay as they are while somebody reads them. */
const counted = [
  [...activityListsKey, 'waiting'],
  [...activityListsKey, 'numbers'],
  [...profilesKey, 'dashboard'],
  notificationsKey,
]

function readAgain(hint: Hint): void {
  followHint(queryClient, hint)
  if (hint.bnrId !== undefined) return
  for (const queryKey of counted) void queryClient.invalidateQueries({ queryKey })
}

/** Reads again what hints name, until the returned function is called. */
export function followHints(userName: string): () => void {
  const stops = [onHint(readAgain), shareStream(userName)]
  return () => {
    for (const stop of stops) stop()
  }
}
