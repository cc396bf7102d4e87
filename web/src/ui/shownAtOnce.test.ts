import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shownAtOnce } from './shownAtOnce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns whether the page has rendered after this many milliseconds. */
async function isRenderedAfter(milliseconds: number, reading: Promise<unknown>): Promise<boolean> {
  const rendered = vi.fn()
  void shownAtOnce(reading).then(rendered)
  await vi.advanceTimersByTimeAsync(milliseconds)
  return rendered.mock.calls.length > 0
}

it.each([
  ['an immediate result', async () => 'here'],
  [
    'an immediate refusal',
    async () => {
      throw new Error('refused')
    },
  ],
])('renders at once after %s', async (_, read) => {
  expect(await isRenderedAfter(0, read())).toBe(true)
})

it('waits a moment for a slow read, and no longer', async () => {
  const never = new Promise(() => undefined)
  expect(await isRenderedAfter(150, never)).toBe(false)
  expect(await isRenderedAfter(250, never)).toBe(true)
})
