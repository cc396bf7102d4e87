import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callKey, fetchEarly } from './early.ts'

const address = '/api/profiles?pid=10000001'
const key = callKey('GET', address)
const asked = { method: 'GET', headers: { authorization: 'Bearer mine' } }
const early = (change = {}) => ({
  authorization: 'Bearer mine',
  startedAt: Date.now(),
  reply: Promise.resolve(new Response('early')),
  ...change,
})
const textOf = async (init: RequestInit = asked) => (await fetchEarly(address, init)).text()

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('asked'))
})
afterEach(() => {
  globalThis.bnrEarly = undefined
  vi.unstubAllGlobals()
})

it('takes what the page asked for already, and only once', async () => {
  globalThis.bnrEarly = new Map([[key, early()]])
  expect(await textOf()).toBe('early')
  expect(await textOf()).toBe('asked')
})

it.each([
  ['of another login', () => early({ authorization: 'Bearer yours' })],
  ['of a while ago', () => early({ startedAt: Date.now() - 60_000 })],
  ['that never came', () => early({ reply: Promise.reject(new TypeError('offline')) })],
])('asks again in place of a reading %s', async (_, reading) => {
  globalThis.bnrEarly = new Map([[key, reading()]])
  expect(await textOf()).toBe('asked')
})

it('asks where nothing was read early, and takes no reading for another call', async () => {
  expect(await textOf()).toBe('asked')
  globalThis.bnrEarly = new Map([[key, early()]])
  expect(await textOf({ ...asked, method: 'POST' })).toBe('asked')
})
