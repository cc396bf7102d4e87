import type { Message } from '@bnr/contract/conversations/schemas'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '../platform/call.ts'
import { messagesKey } from './keys.ts'
import { addEarlier, addSent, type Messages, readOn } from './messagesOf.ts'

vi.mock('../platform/call.ts', () => ({ call: vi.fn() }))

const other = '10000002'
const asked = vi.mocked(call)
let client: QueryClient
/** What the server has. */
let stored: Message[]
let removed: number[]

const message = (seq: number): Message => ({
  seq,
  mine: false,
  at: '2026-11-26T10:00:00Z',
  text: `Text ${seq}`,
})
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** As the server answers: at most 50 messages, in their order. */
function answer({ after, before }: { after?: number; before?: number }): Messages {
  const found = stored.filter(({ seq }) => seq > (after ?? 0) && seq < (before ?? Number.POSITIVE_INFINITY))
  const results = after === undefined ? found.slice(-50) : found.slice(0, 50)
  return { results, hasOlder: (results[0]?.seq ?? 1) > 1, removed }
}

/** Reads as the query does, and returns the numbers that are shown then. */
async function read(): Promise<number[]> {
  const found = await readOn(client, other, new AbortController().signal)
  client.setQueryData(messagesKey(other), found)
  return found.results.map(({ seq }) => seq)
}
const queries = () => asked.mock.calls.map(([, input]) => (input as { query: object }).query)
const shown = () => client.getQueryData<Messages>(messagesKey(other))

beforeEach(() => {
  client = new QueryClient()
  stored = numbers(1, 60).map(message)
  removed = []
  asked.mockReset()
  asked.mockImplementation(async (_endpoint, input) => answer((input as { query: object }).query))
})

it('reads the newest page first, and only what is new from then on', async () => {
  expect(await read()).toEqual(numbers(11, 60))
  stored.push(message(61))
  expect(await read()).toEqual(numbers(11, 61))
  expect(queries()).toEqual([{}, { after: 60 }])
})

it('leaves no gap when more than one page is new', async () => {
  await read()
  stored.push(...numbers(61, 170).map(message))
  expect(await read()).toEqual(numbers(11, 170))
})

it('keeps earlier pages that the member has asked for', async () => {
  await read()
  await addEarlier(client, other)
  expect(shown()?.hasOlder).toBe(false)
  stored.push(message(61))
  expect(await read()).toEqual(numbers(1, 61))
})

it('keeps earlier messages that arrive while new ones are read', async () => {
  await read()
  const reading = read()
  await addEarlier(client, other)
  expect(await reading).toEqual(numbers(1, 60))
})

it('keeps a message that was sent while an answer from before it was on its way', async () => {
  stored = []
  await read()
  const reading = read()
  expect(addSent(client, other, message(1))).toBe(true)
  expect(await reading).toEqual([1])
  stored.push(message(1))
  expect(await read()).toEqual([1])
})

it('does not bring back messages that are gone from the server', async () => {
  stored = [message(1)]
  await read()
  stored = []
  vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] })
  expect(await read()).toEqual([])
  vi.useRealTimers()
})

it('shows that a message was removed, wherever it is', async () => {
  await read()
  stored = stored.map((one) => (one.seq === 20 ? { ...message(20), text: undefined, removed: 'staff' } : one))
  removed = [20]
  await read()
  expect(shown()?.results.find(({ seq }) => seq === 20)).toMatchObject({ removed: 'staff' })
  asked.mockClear()
  await read()
  expect(queries()).toEqual([{ after: 60 }])
})

it('reads everything again when removals may have been missed', async () => {
  await read()
  client.setQueryData(messagesKey(other), shown(), { updatedAt: Date.now() - 13 * 3_600_000 })
  await read()
  expect(queries().at(-1)).toEqual({})
})

it('adds a message that was just sent, unless others came before it', async () => {
  await read()
  expect([addSent(client, other, message(61)), addSent(client, other, message(61))]).toEqual([true, true])
  expect(shown()?.results.at(-1)?.seq).toBe(61)
  expect(addSent(client, other, message(63))).toBe(false)
  expect(shown()?.results).toHaveLength(51)
})
