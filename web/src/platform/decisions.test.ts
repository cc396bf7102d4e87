import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { decide, forgetDecisions, maxWaiting, retry, sendDecisions, undo, useDecisions } from './decisions.ts'
import { sendUnsent } from './unsent.ts'

const decisions = () => renderHook(() => useDecisions()).result.current
const stateOf = (subject: string) => decisions().find((decision) => decision.subject === subject)?.state

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

  it('counts once, however often its button is pressed', async () => {
    const first = approve('profile 1')
    const second = approve('profile 1')
    await vi.advanceTimersByTimeAsync(5000)
    approve('profile 1')
    await vi.advanceTimersByTimeAsync(5000)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
  })

  it('is not undone by the last of three quick presses that a busy browser handles late', async () => {
    const at = (timeStamp: number) => vi.stubGlobal('event', { timeStamp })
    at(1000)
    approve('profile 1')
    await vi.advanceTimersByTimeAsync(900)
    at(1200)
    expect(undo('profile 1')).toBe(false)
    at(1900)
    expect(undo('profile 1')).toBe(true)
    vi.unstubAllGlobals()
  })

  it('that was undone is never sent, and can be made again', async () => {
    const send = approve('profile 1')
    await vi.advanceTimersByTimeAsync(3000)
    expect(undo('profile 1')).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    await sendUnsent(true)
    expect(send).not.toHaveBeenCalled()
    expect(decisions()).toEqual([])
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

  it('cannot be undone once it is being sent', async () => {
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
    expect(decisions()).toMatchObject([{ state: 'failed', message: 'No connection' }])
    works = true
    retry('profile 1')
    await vi.advanceTimersByTimeAsync(0)
    expect(decisions()).toMatchObject([{ state: 'done', message: 'Profile Approved successfully!' }])
    expect(send).toHaveBeenCalledTimes(2)
  })
})

describe('several decisions', () => {
  it('each have their own clock', async () => {
    const first = approve('profile 1')
    await vi.advanceTimersByTimeAsync(2000)
    const second = approve('profile 2')
    await vi.advanceTimersByTimeAsync(3000)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
    await vi.advanceTimersByTimeAsync(2000)
    expect(second).toHaveBeenCalledOnce()
  })

  it('are limited to what a closing page may send: the oldest is sent first', () => {
    const sends = Array.from({ length: maxWaiting + 1 }, (_, id) => approve(`profile ${id}`))
    expect(sends.filter(({ mock }) => mock.calls.length > 0)).toEqual([sends[0]])
  })

  it('are answered before a list is read again', async () => {
    const sends = [approve('profile 1'), approve('profile 2')]
    await sendDecisions()
    expect(sends.map(({ mock }) => mock.calls)).toEqual([[[false]], [[false]]])
    expect(decisions().map(({ state }) => state)).toEqual(['done', 'done'])
    forgetDecisions()
    expect(decisions()).toEqual([])
  })
})

describe('a waiting decision is sent at once', () => {
  it.each([
    ['when the page is closed', () => dispatchEvent(new Event('pagehide'))],
    [
      'when a phone puts the page in the background',
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
