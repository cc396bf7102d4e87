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

/** False after a failed write: what is stored is then older than what this page remembers. */
let isStored = true

/** What all tabs of the writer have stored, or else what this page remembers. */
function latest(): readonly WaitingMessage[] {
  if (!writer || !isStored) return waiting.get()
  try {
    return JSON.parse(localStorage.getItem(prefix + writer) ?? '[]')
  } catch {
    return waiting.get()
  }
}

/** What is typed to each person and not sent, so that a page that is opened again continues with it. */
const typed = new Map<string, string>()

export const typedTo = (bnrId: string): string => typed.get(bnrId) ?? ''
export const rememberTyped = (bnrId: string, text: string) => void typed.set(bnrId, text)

export const useWaitingMessages = waiting.useValue
export const waitingMessages = waiting.get

/** Brings what waited when the page was last open. */
export function readWaiting(): void {
  const now = readCredentials()?.userName ?? writer
  if (now !== writer) leaveWaiting()
  writer = now
  waiting.set(latest())
}

/**
 * Changes what is stored now, because other tabs of the writer change it too. A browser without storage remembers the
 * messages for as long as the page is open.
 */
function change(how: (messages: readonly WaitingMessage[]) => readonly WaitingMessage[]): void {
  const messages = how(latest())
  waiting.set(messages)
  if (!writer) return
  try {
    if (messages.length === 0) localStorage.removeItem(prefix + writer)
    else localStorage.setItem(prefix + writer, JSON.stringify(messages))
    isStored = true
  } catch {
    isStored = false
  }
}

export const addWaiting = (message: WaitingMessage) => change((messages) => [...messages, message])
export const refuseWaiting = (clientId: string, reason: string) =>
  change((messages) => messages.map((one) => (one.clientId === clientId ? { ...one, reason } : one)))
export const removeWaiting = (clientId: string) =>
  change((messages) => messages.filter((one) => one.clientId !== clientId))

/** Clears the memory of this page. What is stored waits until its writer logs in again. */
export function leaveWaiting(): void {
  writer = ''
  isStored = true
  typed.clear()
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
