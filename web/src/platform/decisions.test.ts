import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  decide,
  forgetDecisions,
  mostWaiting,
  retry,
  sendDecisions,
  undo,
  useDecisions,
} from './decisions.ts'
import { sendUnsent } from './unsent.ts'

const held = () => renderHook(() => useDecisions()).result.current
const stateOf = (subject: string) => held().find((one) => one.subject === subject)?.state

function approve(
  subject: string,
  answer: () => Promise<{ message: string }> = async () => ({ message: 'Done' }),
) {
  const send = vi.fn((_atOnce: boolean) => answer())
  decide({ subject, action: 'approve', send })
  return send
}

beforeEach(async () => {
  vi.useFakeTimers()
  await sendDecisions()
  forgetDecisions()
})

describe('a decision', () => {
  it('waits five seconds and is then sent', async () => {
    const send = approve('profile 1')
    await vi.advanceTimersByTimeAsync(4999)
    expect(send).not.toHaveBeenCalled()
    expect(stateOf('profile 1')).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(send.mock.calls).toEqual([[false]])
    expect(stateOf('profile 1')).toBe('done')
  })

  it('is made once, however often it is pressed', async () => {
    const first = approve('profile 1')
    const second = approve('profile 1')
    await vi.advanceTimersByTimeAsync(5000)
    approve('profile 1')
    await vi.advanceTimersByTimeAsync(5000)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
  })

  it('that was undone is never sent, and can be made anew', async () => {
    const send = approve('profile 1')
    await vi.advanceTimersByTimeAsync(3000)
    expect(undo('profile 1')).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    await sendUnsent(true)
    expect(send).not.toHaveBeenCalled()
    expect(held()).toEqual([])
    const again = approve('profile 1')
    await vi.advanceTimersByTimeAsync(5000)
    expect(again).toHaveBeenCalledOnce()
  })

  it('is not undone by the second press of a double click', async () => {
    approve('profile 1')
    await vi.advanceTimersByTimeAsync(499)
    expect(undo('profile 1')).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(undo('profile 1')).toBe(true)
  })

  it('is too late to undo when it is on its way', async () => {
    let answer: (reply: { message: string }) => void = () => undefined
    approve('profile 1', () => new Promise((done) => (answer = done)))
    await vi.advanceTimersByTimeAsync(5000)
    expect(stateOf('profile 1')).toBe('sending')
    expect(undo('profile 1')).toBe(false)
    answer({ message: 'Done' })
    await vi.advanceTimersByTimeAsync(0)
    expect(stateOf('profile 1')).toBe('done')
  })

  it('that failed says why and can be tried again', async () => {
    let works = false
    const answer = async () => {
      if (!works) throw new Error('No connection')
      return { message: 'Profile Approved successfully!' }
    }
    const send = approve('profile 1', answer)
    await vi.advanceTimersByTimeAsync(5000)
    expect(held()).toMatchObject([{ state: 'failed', message: 'No connection' }])
    works = true
    retry('profile 1')
    await vi.advanceTimersByTimeAsync(0)
    expect(held()).toMatchObject([{ state: 'done', message: 'Profile Approved successfully!' }])
    expect(send).toHaveBeenCalledTimes(2)
  })
})

describe('several decisions', () => {
  it('have a clock each', async () => {
    const first = approve('profile 1')
    await vi.advanceTimersByTimeAsync(2000)
    const second = approve('profile 2')
    await vi.advanceTimersByTimeAsync(3000)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
    await vi.advanceTimersByTimeAsync(2000)
    expect(second).toHaveBeenCalledOnce()
  })

  it('are as many as a page that is closed may send: the oldest makes room', () => {
    const sends = Array.from({ length: mostWaiting + 1 }, (_, id) => approve(`profile ${id}`))
    expect(sends.filter(({ mock }) => mock.calls.length > 0)).toEqual([sends[0]])
  })

  it('are answered before a list is read anew', async () => {
    const sends = [approve('profile 1'), approve('profile 2')]
    await sendDecisions()
    expect(sends.map(({ mock }) => mock.calls)).toEqual([[[false]], [[false]]])
    expect(held().map(({ state }) => state)).toEqual(['done', 'done'])
    forgetDecisions()
    expect(held()).toEqual([])
  })
})

describe('what waits is sent at once', () => {
  it.each([
    ['when the page is closed', () => dispatchEvent(new Event('pagehide'))],
    [
      'when a phone puts the page aside',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('%s', (_when, leave) => {
    const send = approve('profile 1')
    leave()
    expect(send.mock.calls).toEqual([[true]])
    vi.restoreAllMocks()
  })

  it('and awaited when somebody logs out', async () => {
    const send = approve('profile 1')
    await sendUnsent()
    expect(send).toHaveBeenCalledOnce()
    expect(stateOf('profile 1')).toBe('done')
  })
})
