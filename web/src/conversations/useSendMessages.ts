import { CallError } from '@bnr/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  addWaiting,
  readWaiting,
  refuseWaiting,
  removeWaiting,
  useWaitingMessages,
  type WaitingMessage,
  waitingMessages,
} from '../platform/waitingMessages.ts'
import { sendMessage } from './calls.ts'
import { listKey, oneKey } from './keys.ts'
import { addSent } from './messagesOf.ts'

/** In milliseconds; a browser does not always report that it is online again. */
const tryAgainEvery = 5000

/** The network, or a proxy whose server is starting or too busy. A message may have been stored all the same. */
const unreached = [0, 502, 503, 504]
const isUnreached = (error: unknown) => error instanceof CallError && unreached.includes(error.status)

/** Sends messages in their order. Without a connection they wait in the browser; refused ones stay with the reason. */
export function useSendMessages(bnrId: string) {
  const client = useQueryClient()
  const kept = useWaitingMessages().filter((one) => one.bnrId === bnrId)
  const [isOffline, setOffline] = useState(false)

  const sendOne = useCallback(
    async ({ clientId, text }: WaitingMessage): Promise<boolean> => {
      try {
        const sent = await sendMessage(bnrId, { clientId, text })
        setOffline(false)
        const isHere = addSent(client, bnrId, sent)
        await client.invalidateQueries({ queryKey: oneKey(bnrId), exact: isHere })
        void client.invalidateQueries({ queryKey: listKey })
        removeWaiting(clientId)
      } catch (error) {
        setOffline(isUnreached(error))
        if (isUnreached(error)) return false
        refuseWaiting(clientId, (error as Error).message)
        void client.invalidateQueries({ queryKey: oneKey(bnrId) })
      }
      return true
    },
    [bnrId, client],
  )

  const sendAll = useInTurn(bnrId, sendOne)
  const send = (text: string) => {
    addWaiting({ bnrId, clientId: crypto.randomUUID(), text })
    void sendAll()
  }
  return { waiting: kept.filter((one) => !isRefused(one)), refused: kept.filter(isRefused), isOffline, send }
}

/** A message that the server refused, and why. */
export type Refused = WaitingMessage & { reason: string }
export const isRefused = (one: WaitingMessage): one is Refused => one.reason !== undefined

/** Sends all that wait, one after the other: now, regularly, and when the browser is online again. */
function useInTurn(bnrId: string, sendOne: (message: WaitingMessage) => Promise<boolean>) {
  const busy = useRef(false)
  const sendAll = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    const next = () => waitingMessages().find((one) => one.bnrId === bnrId && !isRefused(one))
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
