import { CallError } from '@bnr/contract/client'
import { followed } from './followed.ts'
import { onSending } from './unsent.ts'
import { doublePress } from './useSending.ts'

/** In milliseconds. A decision waits this long before it goes to the server, so that it can be undone. */
const undoTime = 5000
/** A closing page may send 64 kB in all, and each decision takes at most 4. */
export const maxWaiting = 12

export interface NewDecision {
  /** What it is about, e.g. 'profile 12'. Each subject has at most one decision. */
  subject: string
  /** The transition or verdict, as the contract names it. */
  action: string
  reason?: string | undefined
  /** The status it leads to, if the screen shows that before it reads the list again. */
  leadsTo?: string | undefined
  /** `atOnce` means that the page is closing, so the call must not wait for anything. */
  send: (atOnce: boolean) => Promise<{ message: string }>
}

export interface Decision extends NewDecision {
  /** `overtaken`: somebody else decided first; `message` says how. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'overtaken'
  /** The server's reply. */
  message?: string
  /** The server's messages about single fields. */
  problems?: readonly string[]
}

type Clocked = { decision: Decision; decidedAt: number; clock?: ReturnType<typeof setTimeout> | undefined }

const entries = new Map<string, Clocked>()
/** When the press that is being handled was made: a busy browser handles it later. */
const pressedAt = () => globalThis.event?.timeStamp ?? performance.now()

const underWay = new Set<Promise<unknown>>()
const shown = followed<readonly Decision[]>([])

const change = () => shown.set([...entries.values()].map(({ decision }) => decision))

function mark(subject: string, part: Partial<Decision>): void {
  const entry = entries.get(subject)
  if (entry) entry.decision = { ...entry.decision, ...part }
  change()
}

/** Starts the clock of a decision. Ignores a subject that is already decided, however often its button is pressed. */
export function decide(decision: NewDecision): void {
  const before = entries.get(decision.subject)?.decision.state
  if (before && before !== 'failed') return
  const clock = setTimeout(() => void send(decision.subject), undoTime)
  entries.set(decision.subject, {
    decision: { ...decision, state: 'waiting' },
    decidedAt: pressedAt(),
    clock,
  })
  const waiting = [...entries.values()].filter(({ decision }) => decision.state === 'waiting')
  if (waiting.length > maxWaiting && waiting[0]) void send(waiting[0].decision.subject)
  onSending(sendDecisions)
  change()
}

/** Undoes a decision. Returns false if it is too late, or for the second press of the double click that decided. */
export function undo(subject: string): boolean {
  const entry = entries.get(subject)
  return !!entry && pressedAt() - entry.decidedAt >= doublePress && withdraw(subject)
}

/** Withdraws a decision that has not been sent, for another one about the same subject. */
export function withdraw(subject: string): boolean {
  const entry = entries.get(subject)
  if (entry?.decision.state !== 'waiting') return false
  clearTimeout(entry.clock)
  entries.delete(subject)
  change()
  return true
}

export const retry = (subject: string) => void send(subject)

async function send(subject: string, atOnce = false): Promise<void> {
  const entry = entries.get(subject)
  if (!entry || !['waiting', 'failed'].includes(entry.decision.state)) return
  clearTimeout(entry.clock)
  mark(subject, { state: 'sending' })
  const answer = entry.decision.send(atOnce).then(
    ({ message }) => mark(subject, { state: 'done', message }),
    (error: Error) =>
      mark(subject, { state: stateAfter(error), message: error.message, problems: problemsOf(error) }),
  )
  underWay.add(answer)
  await answer.finally(() => underWay.delete(answer))
}

const stateAfter = (error: Error) =>
  error instanceof CallError && error.code === 'wrong_state' ? 'overtaken' : 'failed'

const problemsOf = (error: Error) =>
  error instanceof CallError ? [...new Set(Object.values(error.fields ?? {}))] : []

/** Sends all waiting decisions and resolves when all have been answered. */
export async function sendDecisions(atOnce = false): Promise<void> {
  for (const { subject, state } of shown.get()) if (state === 'waiting') void send(subject, atOnce)
  await Promise.all(underWay)
}

/** Whether the decision had no effect; its message says why. */
export const isRefused = ({ state }: Decision): boolean => state === 'failed' || state === 'overtaken'

/** Removes finished decisions, e.g. when the list that showed them is read again. */
export function forgetDecisions(subject?: string): void {
  for (const { subject: decided, state } of shown.get())
    if ((subject ?? decided) === decided && state !== 'waiting' && state !== 'sending')
      entries.delete(decided)
  change()
}

export const useDecisions = shown.useValue

export const useDecision = (subject: string) =>
  useDecisions().find((decision) => decision.subject === subject)
