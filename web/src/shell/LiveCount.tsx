import { useEffect } from 'react'
import { UnreadMessages } from '../conversations/UnreadMessages.tsx'
import { followHints } from './followHints.ts'

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
