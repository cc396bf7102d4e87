import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

let callers = 100
/** Work of a caller, of a new one unless given, that ends when the test wants. */
function begun(turns: Turns, caller = callers++) {
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

test('of one caller the two newest wait, and the others keep their places', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 3 })
  const running = begun(turns, 7)
  const [oldest, old, other, next] = [begun(turns, 7), begun(turns, 7), begun(turns, 8), begun(turns, 7)]
  await expect(oldest.result).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(begun(turns, 9).result).rejects.toMatchObject({ code: 'too_many_requests' })
  const order = [running, old, other, next]
  for (const [at, one] of order.entries()) {
    await expect.poll(one.hasBegun).toBe(true)
    expect(order.slice(at + 1).some(({ hasBegun }) => hasBegun())).toBe(false)
    one.resolve('done')
    await one.result
  }
})
