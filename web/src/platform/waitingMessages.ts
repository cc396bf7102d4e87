import { readCredentials } from './credentials.ts'
import { followed } from './followed.ts'

/** A message that the server has not confirmed. The client id makes a repeated sending the same message. */
export interface WaitingMessage {
  bnrId: string
  clientId: string
  text: string
  /** Why the server refused it. It is not sent again, and stays until the member takes the text back or closes it. */
  reason?: string
}

const prefix = 'bnr.messages.'

const none: readonly WaitingMessage[] = []
const waiting = followed<readonly WaitingMessage[]>(none)

/** Who wrote the messages in memory. A page keeps its member while an expired login is renewed. */
let writer = ''

function stored(): WaitingMessage[] {
  try {
    return JSON.parse(localStorage.getItem(prefix + writer) ?? '[]')
  } catch {
    return []
  }
}

export const useWaitingMessages = waiting.useValue
export const waitingMessages = waiting.get

/** Brings what waited when the page was last open. */
export function readWaiting(): void {
  writer = readCredentials()?.userName ?? writer
  waiting.set(stored())
}

/** A browser without storage keeps them for as long as the page is open. */
function store(messages: readonly WaitingMessage[]): void {
  waiting.set(messages)
  try {
    if (messages.length === 0) localStorage.removeItem(prefix + writer)
    else localStorage.setItem(prefix + writer, JSON.stringify(messages))
  } catch {
    // They remain in memory.
  }
}

export const addWaiting = (message: WaitingMessage) => store([...waiting.get(), message])
export const refuseWaiting = (clientId: string, reason: string) =>
  store(waiting.get().map((one) => (one.clientId === clientId ? { ...one, reason } : one)))
export const removeWaiting = (clientId: string) =>
  store(waiting.get().filter((one) => one.clientId !== clientId))

/** Clears the memory of this page. What is stored waits until its writer logs in again. */
export function leaveWaiting(): void {
  writer = ''
  waiting.set(none)
}

/** Removes the messages of everybody, or of everybody but one account. */
export function forgetWaiting(exceptOf?: string): void {
  if (writer !== exceptOf) leaveWaiting()
  try {
    const others = Object.keys(localStorage).filter(
      (key) => key.startsWith(prefix) && key !== prefix + exceptOf,
    )
    for (const key of others) localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
