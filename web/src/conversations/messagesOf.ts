import { readMessages as endpoint } from '@bnr/contract/conversations/endpoints'
import { messageLimits } from '@bnr/contract/conversations/limits'
import type { Message } from '@bnr/contract/conversations/schemas'
import type { Reply } from '@bnr/contract/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { messagesKey } from './keys.ts'

/** Messages in their order, without a gap. */
export type Messages = Reply<typeof endpoint>

/** Milliseconds for which the server says which messages were removed, less a margin. */
const removalsKnown = 12 * 3_600_000

const read = (bnrId: string, query: { after?: number; before?: number }, signal?: AbortSignal) =>
  call(endpoint, { params: { pid: bnrId }, query }, signal)

/** Reads on, and keeps what was sent while it read: the server may have answered before it stored that. */
export async function readOn(client: QueryClient, bnrId: string, signal: AbortSignal): Promise<Messages> {
  const last = messagesHere(client, bnrId)?.results.at(-1)?.seq ?? 0
  const found = await readNewest(client, bnrId, signal)
  const since = messagesHere(client, bnrId)?.results.filter(({ seq }) => seq > last) ?? []
  return { ...found, results: joined(found.results, since) }
}

/** The newest messages; once some are here, only those that are new. */
async function readNewest(client: QueryClient, bnrId: string, signal: AbortSignal): Promise<Messages> {
  const state = client.getQueryState<Messages>(messagesKey(bnrId))
  const last = state?.data?.results.at(-1)
  if (!state || !last || Date.now() - state.dataUpdatedAt > removalsKnown)
    return await read(bnrId, {}, signal)
  const found = await readAfter(bnrId, last.seq, signal)
  // Earlier messages may have been added since.
  const here = messagesHere(client, bnrId) ?? found
  const [first] = here.results
  if (first && hasChanged(here.results, found.removed)) {
    const all = await readAfter(bnrId, first.seq - 1, signal)
    return { ...all, hasOlder: here.hasOlder }
  }
  return { ...found, results: joined(here.results, found.results), hasOlder: here.hasOlder }
}

/** Adds the page before the first message. */
export async function addEarlier(client: QueryClient, bnrId: string): Promise<void> {
  const first = messagesHere(client, bnrId)?.results[0]
  if (!first) return
  const { results, hasOlder } = await read(bnrId, { before: first.seq })
  change(client, bnrId, (here) => ({ ...here, hasOlder, results: joined(results, here.results) }))
}

/** Adds a message that was just sent. False if others came before it, which must be read first. */
export function addSent(client: QueryClient, bnrId: string, message: Message): boolean {
  const last = messagesHere(client, bnrId)?.results.at(-1)?.seq ?? 0
  if (message.seq > last + 1) return false
  change(client, bnrId, (here) => ({ ...here, results: joined(here.results, [message]) }))
  return true
}

const messagesHere = (client: QueryClient, bnrId: string) => client.getQueryData<Messages>(messagesKey(bnrId))

const change = (client: QueryClient, bnrId: string, how: (here: Messages) => Messages) =>
  client.setQueryData<Messages>(messagesKey(bnrId), (here) => here && how(here))

/** Those after a number, page by page. */
async function readAfter(bnrId: string, after: number, signal: AbortSignal): Promise<Messages> {
  const page = await read(bnrId, { after }, signal)
  const last = page.results.at(-1)
  if (!last || page.results.length < messageLimits.page) return page
  const further = await readAfter(bnrId, last.seq, signal)
  return { ...further, results: [...page.results, ...further.results] }
}

/** Whether a message that is shown with its text has been removed. */
function hasChanged(here: readonly Message[], removed: readonly number[]): boolean {
  const gone = new Set(removed)
  return here.some(({ seq, text }) => text !== undefined && gone.has(seq))
}

function joined(earlier: readonly Message[], later: readonly Message[]): Message[] {
  const last = earlier.at(-1)?.seq ?? 0
  return [...earlier, ...later.filter(({ seq }) => seq > last)]
}
