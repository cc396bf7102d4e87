import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { offlineWorker } from './offlineWorker.ts'

const skipWaiting = vi.fn()
const enable = vi.fn()
const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
const notPreloaded = async () => undefined

/** Runs the worker; the returned function gives it an event. */
function startWorker(fetchPage: () => Promise<Response> = noNetwork) {
  const listeners = new Map<string, (event: object) => void>()
  const listen = (kind: string, listener: (event: object) => void) => listeners.set(kind, listener)
  const parts = { addEventListener: listen, skipWaiting, registration: { navigationPreload: { enable } } }
  new Function(...Object.keys(parts), 'fetch', offlineWorker())(...Object.values(parts), fetchPage)
  return (kind: string, event: object) => listeners.get(kind)?.(event)
}

const pageRequest = { mode: 'navigate', method: 'GET', destination: 'document' }

async function answerOf(preload: () => Promise<Response | undefined>, fetchPage = noNetwork) {
  const respondWith = vi.fn<(answer: Promise<Response>) => void>()
  startWorker(fetchPage)('fetch', { request: pageRequest, preloadResponse: preload(), respondWith })
  const [answer] = respondWith.mock.lastCall ?? []
  if (!answer) throw new Error('The worker left the request to the browser')
  return answer
}

it.each([200, 302, 404, 500, 503])('passes a page of the server with status %i on', async (status) => {
  const sent = new Response('Sent', { status })
  expect(await answerOf(async () => sent)).toBe(sent)
})

it('requests the page itself where the browser has not done so', async () => {
  const sent = new Response('Sent')
  expect(await answerOf(notPreloaded, async () => sent)).toBe(sent)
})

it.each([
  ['the request of the browser fails', noNetwork],
  ['its own request fails', notPreloaded],
])('shows the offline page if %s', async (_, preload) => {
  const answer = await answerOf(preload)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  const html = await answer.text()
  expect(html).toContain('<h1 class="title">You are offline</h1>')
  expect(html).toContain('Please check your connection and try again.')
})

it('has an offline page that loads nothing and runs only its own scripts', async () => {
  const answer = await answerOf(noNetwork)
  const html = await answer.text()
  expect(html).not.toMatch(/\s(src|href)=|url\(|@import/)
  const policy = answer.headers.get('content-security-policy')
  const own = [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) => text)
  expect(own).toHaveLength(3)
  for (const text of own)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(policy).toMatch(/^default-src 'none'; .* frame-ancestors 'none'$/)
})

it.each([
  { mode: 'cors' },
  { mode: 'no-cors' },
  { mode: 'same-origin' },
  { method: 'POST' },
  { destination: 'iframe' },
])('leaves a request with %o to the browser', (part) => {
  const respondWith = vi.fn()
  startWorker()('fetch', { request: { ...pageRequest, ...part }, respondWith })
  expect(respondWith).not.toHaveBeenCalled()
})

it('replaces an earlier version at once and lets the browser request pages itself', () => {
  const send = startWorker()
  const addRoutes = vi.fn()
  send('install', { addRoutes })
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(addRoutes).toHaveBeenCalledWith(
    ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({
      condition: { requestMode },
      source: 'network',
    })),
  )
  send('activate', { waitUntil: () => undefined })
  expect(enable).toHaveBeenCalledOnce()
})
