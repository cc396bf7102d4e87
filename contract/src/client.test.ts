import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { addressOf, CallError, createClient } from './client.ts'
import { readHeights } from './reference/endpoints.ts'

const clientOf = (fetch: (address: string, init: RequestInit) => Promise<Response>) =>
  createClient({ apiBase: '/api', mediaBase: '/media', headers: () => ({}), fetch })

const neverAnswers = (_address: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )

const outcomeOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'answered',
    (error) => (error instanceof CallError ? error.code : error),
  )

afterEach(() => vi.useRealTimers())

it('encodes whatever was typed into an address', () => {
  const endpoint = {
    path: '/places/:name/near',
    query: z.object({ text: z.string(), page: z.number().optional() }),
  }
  const given = { params: { name: 'a/b' }, query: { text: 'St Mary’s & co. \ud83d', page: undefined } }
  expect(addressOf(endpoint as never, given, { apiBase: '/api', mediaBase: '' })).toBe(
    '/api/places/a%2Fb/near?text=St+Mary%E2%80%99s+%26+co.+%EF%BF%BD',
  )
})

it('gives up on a reply that never comes', async () => {
  vi.useFakeTimers()
  const outcome = outcomeOf(clientOf(neverAnswers)(readHeights))
  await vi.advanceTimersByTimeAsync(69_000)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toBe('network')
})

it('waits as long again for the body of a reply that has begun', async () => {
  vi.useFakeTimers()
  const slow = async (_address: string, { signal }: RequestInit) => {
    await new Promise((resolve) => setTimeout(resolve, 60_000))
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    })
    return new Response(body)
  }
  const outcome = outcomeOf(clientOf(slow)(readHeights))
  await vi.advanceTimersByTimeAsync(60_000 + 69_000)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toBe('network')
})

it('counts a reply that breaks off as none', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) })
  expect(await outcomeOf(clientOf(async () => new Response(broken))(readHeights))).toBe('network')
})

it('passes on why its caller stopped it, and keeps no timer', async () => {
  vi.useFakeTimers()
  const stopping = new AbortController()
  const outcome = outcomeOf(clientOf(neverAnswers)(readHeights, {}, stopping.signal))
  await vi.advanceTimersByTimeAsync(0)
  stopping.abort('left the page')
  expect(await outcome).toBe('left the page')
  expect(vi.getTimerCount()).toBe(0)
})
