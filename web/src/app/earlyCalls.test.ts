import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeEarlyReply } from '../platform/earlyPresses.ts'
import { found, pageWith } from '../testing/earlyPage.ts'
import { activatePage, earlyScript } from './earlyScript.ts'

const runBefore = pageWith(earlyScript())
const pressed = vi.fn()
const login = { userName: 'anita', token: 'T', expiresAt: Date.now() + 60_000 }
const address = '/api/profiles/7/shortlist/9'
const written = `<button id="a" data-sends="${address}">Shortlist</button><button id="b">B</button>`
const fetched = vi.fn<typeof fetch>()
const init = { method: 'POST' }

beforeEach(() => {
  pressed.mockClear()
  fetched.mockReset()
  fetched.mockResolvedValue(Response.json({ message: 'Profile shortlisted' }))
})
afterEach(() => vi.unstubAllGlobals())

function pressTwice(credentials: Parameters<typeof runBefore>[1]) {
  vi.stubGlobal('fetch', fetched)
  runBefore(written, credentials)
  found('#a').addEventListener('click', () => pressed('a'))
  for (const _ of [1, 2]) found('#a').click()
}

it('a button that names its call sends it at once and only once, and shows that it is done', async () => {
  pressTwice(login)
  const call = { method: 'POST', headers: { authorization: 'Bearer T' }, keepalive: true }
  expect(fetched.mock.calls).toEqual([[address, expect.objectContaining(call)]])
  await vi.waitFor(() => expect(found('#a').getAttribute('data-early')).toBe('done'))
  expect(pressed).not.toHaveBeenCalled()
})

it('such a button is pressed again at hydration, and only its next call gets that reply', async () => {
  pressTwice(login)
  found('#b').click()
  found('#b').addEventListener('click', () => pressed('b'))
  activatePage()
  await Promise.resolve()
  expect(pressed.mock.calls).toEqual([['a'], ['b']])
  expect(document.querySelector('[data-early]')).toBeNull()
  expect(takeEarlyReply(address, { method: 'DELETE' })).toBeUndefined()
  expect((await takeEarlyReply(address, init))?.status).toBe(200)
  expect(takeEarlyReply(address, init)).toBeUndefined()
  expect(found('#a').hasAttribute('data-early')).toBe(false)
})

it('it is not pressed again once React knows that it is done', async () => {
  pressTwice(login)
  found('#a').removeAttribute('data-sends')
  activatePage()
  await Promise.resolve()
  expect(pressed).not.toHaveBeenCalled()
  expect(takeEarlyReply(address, init)).toBeUndefined()
})

it.each([
  ['refused', () => Promise.resolve(new Response(null, { status: 403 }))],
  ['lost', () => Promise.reject(new Error('offline'))],
])('a call that was %s is sent again at hydration', async (_, answer) => {
  fetched.mockImplementation(answer)
  pressTwice(login)
  expect(await globalThis.bnrReplies?.get(address)).toBeUndefined()
  expect(found('#a').getAttribute('data-early')).toBe('waiting')
  activatePage()
  await Promise.resolve()
  expect(pressed.mock.calls).toEqual([['a']])
})

it.each([
  ['nobody is logged in', null],
  ['the token has expired', { ...login, expiresAt: Date.now() - 1 }],
])('a press only waits for hydration if %s', async (_, credentials) => {
  pressTwice(credentials)
  activatePage()
  await Promise.resolve()
  expect(fetched).not.toHaveBeenCalled()
  expect(pressed.mock.calls).toEqual([['a']])
})
