import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveWaiting } from '../platform/waitingMessages.ts'
import { answerWith } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { useSendMessages } from './useSendMessages.ts'

function Tested() {
  const { waiting, refused, isOffline, send } = useSendMessages('10000001')
  return (
    <>
      <button type="button" onClick={() => send('Greetings')}>
        Send
      </button>
      <output>{`${waiting.length} wait, ${refused.length} refused, offline: ${isOffline}`}</output>
    </>
  )
}

beforeEach(() => {
  leaveWaiting()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const state = () => screen.getByRole('status').textContent
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it.each([502, 503, 504])(
  'sends a message again under the same id while a proxy answers %i',
  async (status) => {
    let isAway = true
    const calls = answerWith({
      'POST /api/conversations/10000001/messages': ({ body }) =>
        isAway
          ? { status, body: { message: 'Away', code: 'unavailable' } }
          : { body: { sq: 1, mi: true, at: '2026-11-27T00:00:00.000Z', ...(body as object) } },
    })
    renderAt('/messages/10000001', <Tested />)
    await act(async () => screen.getByRole('button').click())
    await after(100)
    expect(state()).toBe('1 wait, 0 refused, offline: true')
    isAway = false
    await after(5000)
    expect(state()).toBe('0 wait, 0 refused, offline: false')
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
    expect(sent.length).toBeGreaterThan(1)
    expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1)
  },
)
