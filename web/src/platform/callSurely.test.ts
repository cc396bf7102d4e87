import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { afterEach, expect, it, vi } from 'vitest'
import { callBeforeLeaving } from './call.ts'
import { callHooks, setCallHooks } from './callHooks.ts'

const before = { ...callHooks }
afterEach(() => {
  setCallHooks(before)
  vi.unstubAllGlobals()
})

it('sends a call that waits for a new token when the person leaves the page', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ message: 'Deleted' }))
  vi.stubGlobal('fetch', fetched)
  setCallHooks({ ...before, beforeCall: () => new Promise(() => undefined) })
  const sent = callBeforeLeaving(false)(transitionProfile.delete, {
    params: { id: 7 },
    body: { reason: 'Asked us to' },
  })
  await Promise.resolve()
  expect(fetched).not.toHaveBeenCalled()
  dispatchEvent(new Event('pagehide'))
  await sent
  expect(fetched.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true])
})
