import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

/** Work that ends when the test wants. */
function begun(turns: Turns, caller?: number) {
  const ended = Promise.withResolvers<string>()
  let hasBegun = false
  const result = turns.run(caller, () => {
    hasBegun = true
    return ended.promise
  })
  result.catch(() => undefined)
  return { result, ...ended, hasBegun: () => hasBegun }
}

test('a few run at once, the next waits for its turn, and too many are refused', async () => {
  const turns = new Turns({ atOnce: 2, mostWaiting: 1 })
  const [one, two, three, four] = [begun(turns), begun(turns), begun(turns), begun(turns)]
  expect([one, two, three].map(({ hasBegun }) => hasBegun())).toEqual([true, true, false])
  await expect(four.result).rejects.toMatchObject({ code: 'too_many_requests' })
  one.resolve('done')
  expect(await one.result).toBe('done')
  await expect.poll(three.hasBegun).toBe(true)
  two.reject(new Error('no'))
  three.resolve('done')
  await expect(two.result).rejects.toThrow('no')
  await three.result
  const [five, six] = [begun(turns), begun(turns)]
  expect([five.hasBegun(), six.hasBegun()]).toEqual([true, true])
})

test('of one caller the newest piece of work waits, and the others keep their places', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 2 })
  const running = begun(turns, 7)
  const [old, other, next] = [begun(turns, 7), begun(turns, 8), begun(turns, 7)]
  await expect(old.result).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(begun(turns, 9).result).rejects.toMatchObject({ code: 'too_many_requests' })
  running.resolve('done')
  await expect.poll(other.hasBegun).toBe(true)
  expect(next.hasBegun()).toBe(false)
  other.resolve('done')
  await expect.poll(next.hasBegun).toBe(true)
  next.resolve('done')
  await next.result
})
