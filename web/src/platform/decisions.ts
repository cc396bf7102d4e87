import { CallError } from '@bnr/contract/client'
import { followed } from './followed.ts'
import { onSending } from './unsent.ts'

/** So long a decision can be taken back: it waits here, and only then goes to the server. */
const undoTime = 5000
/** Requests of a page that is left may carry 64 kB in all; each of these has 4 at most. */
export const mostWaiting = 12
/** A second press that belongs to the first one takes nothing back. */
const doublePress = 500

export interface DecisionGiven {
  /** What it is about, e.g. 'profile 12'. A subject holds one decision. */
  subject: string
  /** The transition or verdict, as the contract names it. */
  action: string
  reason?: string | undefined
  /** The status it leads to, where that is shown before the list is read again. */
  leadsTo?: string | undefined
  /** `atOnce`: the page is being left, nothing can be waited for. */
  send: (atOnce: boolean) => Promise<{ message: string }>
}

export interface Decision extends DecisionGiven {
  /** `overtaken`: somebody else was first, and `message` says what became of it. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'overtaken'
  /** What the server said. */
  message?: string
  /** What it said about single fields. */
  problems?: readonly string[]
}

type Clocked = { decision: Decision; decidedAt: number; clock?: ReturnType<typeof setTimeout> | undefined }

const held = new Map<string, Clocked>()
const underWay = new Set<Promise<unknown>>()
const shown = followed<readonly Decision[]>([])

const change = () => shown.set([...held.values()].map(({ decision }) => decision))

function mark(subject: string, part: Partial<Decision>): void {
  const kept = held.get(subject)
  if (kept) kept.decision = { ...kept.decision, ...part }
  change()
}

/** Begins the clock of a decision. What was decided already is not decided again, however often it is pressed. */
export function decide(given: DecisionGiven): void {
  const before = held.get(given.subject)?.decision.state
  if (before && before !== 'failed') return
  const clock = setTimeout(() => void send(given.subject), undoTime)
  held.set(given.subject, { decision: { ...given, state: 'waiting' }, decidedAt: Date.now(), clock })
  const waiting = [...held.values()].filter(({ decision }) => decision.state === 'waiting')
  if (waiting.length > mostWaiting && waiting[0]) void send(waiting[0].decision.subject)
  onSending(sendDecisions)
  change()
}

/** Takes a decision back; false when it is too late, or the press is the second half of the first. */
export function undo(subject: string): boolean {
  const kept = held.get(subject)
  if (kept?.decision.state !== 'waiting' || Date.now() - kept.decidedAt < doublePress) return false
  clearTimeout(kept.clock)
  held.delete(subject)
  change()
  return true
}

export const retry = (subject: string) => void send(subject)

async function send(subject: string, atOnce = false): Promise<void> {
  const kept = held.get(subject)
  if (!kept || !['waiting', 'failed'].includes(kept.decision.state)) return
  clearTimeout(kept.clock)
  mark(subject, { state: 'sending' })
  const answer = kept.decision.send(atOnce).then(
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

/** Sends whatever waits and returns when all has been answered. */
export async function sendDecisions(atOnce = false): Promise<void> {
  for (const { subject, state } of shown.get()) if (state === 'waiting') void send(subject, atOnce)
  await Promise.all(underWay)
}

/** It came to nothing, and its message says why. */
export const isRefused = ({ state }: Decision): boolean => state === 'failed' || state === 'overtaken'

/** What was decided is no longer told, e.g. when the list that showed it is read anew. */
export function forgetDecisions(subject?: string): void {
  for (const { subject: one, state } of shown.get())
    if ((subject ?? one) === one && state !== 'waiting' && state !== 'sending') held.delete(one)
  change()
}

export const useDecisions = shown.useValue

export const useDecision = (subject: string) =>
  useDecisions().find((decision) => decision.subject === subject)
