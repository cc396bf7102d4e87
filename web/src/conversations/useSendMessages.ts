import { CallError } from '@bnr/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  addWaiting,
  readWaiting,
  removeWaiting,
  useWaitingMessages,
  type WaitingMessage,
  waitingMessages,
} from '../platform/waitingMessages.ts'
import type { Refused } from './Composer.tsx'
import { allConversations, sendMessage } from './calls.ts'

/** In milliseconds; a browser does not always report that it is online again. */
const tryAgainEvery = 5000

const isUnreached = (error: unknown) => error instanceof CallError && error.status === 0

/**
 * Sends messages in their order. Without a connection they wait in the browser. A refused text returns to the composer
 * with the reason.
 */
export function useSendMessages(bnrId: string, onRefused: (refused: Refused) => void) {
  const client = useQueryClient()
  const waiting = useWaitingMessages().filter((one) => one.bnrId === bnrId)
  const [isOffline, setOffline] = useState(false)
  const refuse = useRef(onRefused)
  refuse.current = onRefused

  const sendOne = useCallback(
    async ({ clientId, text }: WaitingMessage): Promise<boolean> => {
      try {
        await sendMessage(bnrId, { clientId, text })
        setOffline(false)
      } catch (error) {
        setOffline(isUnreached(error))
        if (isUnreached(error)) return false
        refuse.current({ clientId, text, reason: (error as Error).message })
      }
      await client.invalidateQueries({ queryKey: allConversations })
      removeWaiting(clientId)
      return true
    },
    [bnrId, client],
  )

  const sendAll = useInTurn(bnrId, sendOne)
  const send = (text: string) => {
    addWaiting({ bnrId, clientId: crypto.randomUUID(), text })
    void sendAll()
  }
  return { waiting, isOffline, send }
}

/** Sends all that wait, one after the other: now, regularly, and when the browser is online again. */
function useInTurn(bnrId: string, sendOne: (message: WaitingMessage) => Promise<boolean>) {
  const busy = useRef(false)
  const sendAll = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    const next = () => waitingMessages().find((one) => one.bnrId === bnrId)
    for (let message = next(); message && (await sendOne(message)); ) message = next()
    busy.current = false
  }, [bnrId, sendOne])

  useEffect(() => {
    readWaiting()
    void sendAll()
    const again = () => void sendAll()
    const timer = setInterval(again, tryAgainEvery)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [sendAll])
  return sendAll
}
