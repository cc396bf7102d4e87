import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shownAtOnce } from './shownAtOnce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether a page is drawn after so many milliseconds. */
async function isDrawnAfter(milliseconds: number, reading: Promise<unknown>): Promise<boolean> {
  const drawn = vi.fn()
  void shownAtOnce(reading).then(drawn)
  await vi.advanceTimersByTimeAsync(milliseconds)
  return drawn.mock.calls.length > 0
}

it.each([
  ['what comes at once', async () => 'here'],
  [
    'what is refused at once',
    async () => {
      throw new Error('refused')
    },
  ],
])('draws %s at once', async (_, read) => {
  expect(await isDrawnAfter(0, read())).toBe(true)
})

it('waits a moment for what is on its way, and no longer', async () => {
  const never = new Promise(() => undefined)
  expect(await isDrawnAfter(150, never)).toBe(false)
  expect(await isDrawnAfter(250, never)).toBe(true)
})
