import { readCredentials } from '../platform/credentials.ts'
import { followed } from '../platform/followed.ts'

/** A message that the server has not confirmed. The client id makes a repeated sending the same message. */
export interface WaitingMessage {
  bnrId: string
  clientId: string
  text: string
}

const keyNow = () => `bnr.messages.${readCredentials()?.userName ?? ''}`

function stored(): WaitingMessage[] {
  try {
    return JSON.parse(localStorage.getItem(keyNow()) ?? '[]')
  } catch {
    return []
  }
}

const none: readonly WaitingMessage[] = []
const waiting = followed<readonly WaitingMessage[]>(none)

export const useWaitingMessages = waiting.useValue
export const waitingMessages = waiting.get

/** Brings what waited when the page was last open. */
export const readWaiting = () => waiting.set(stored())

/** A browser without storage keeps them for as long as the page is open. */
function store(messages: readonly WaitingMessage[]): void {
  waiting.set(messages)
  try {
    if (messages.length === 0) localStorage.removeItem(keyNow())
    else localStorage.setItem(keyNow(), JSON.stringify(messages))
  } catch {
    // They remain in memory.
  }
}

export const addWaiting = (message: WaitingMessage) => store([...waiting.get(), message])
export const removeWaiting = (clientId: string) =>
  store(waiting.get().filter((one) => one.clientId !== clientId))
