import type { Hint } from '@bnr/contract/hints/endpoints'
import { useEffect } from 'react'
import { activityListsKey, interestNumbersKey } from '../activities/WaitingCount.tsx'
import { followHint } from '../conversations/keys.ts'
import { UnreadMessages } from '../conversations/UnreadMessages.tsx'
import { notificationsKey } from '../messages/unread.ts'
import { onHint } from '../platform/hints/hints.ts'
import { shareStream } from '../platform/hints/shareStream.ts'
import { dashboardKey, queryClient } from '../platform/queryClient.ts'

/** In milliseconds: what the page itself needs loads first. */
const startAfter = 3000

/** The number of unread conversations. While it is in the header, the pages of the member follow hints. */
export default function LiveCount({ userName }: { userName: string }) {
  useEffect(() => {
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = followHints(userName)
    }, startAfter)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [userName])
  return <UnreadMessages />
}

/** What a hint without a conversation is about. Lists of activities stay as they are while somebody reads them. */
const counted = [[...activityListsKey, 'waiting'], interestNumbersKey, dashboardKey, notificationsKey]

function readAgain(hint: Hint): void {
  followHint(queryClient, hint)
  if (hint.bnrId !== undefined) return
  for (const queryKey of counted) void queryClient.invalidateQueries({ queryKey })
}

/** Reads again what hints name, until the returned function is called. */
function followHints(userName: string): () => void {
  const stops = [onHint(readAgain), shareStream(userName)]
  return () => {
    for (const stop of stops) stop()
  }
}
