import { expect, test } from 'vitest'
import { limitConcurrency } from './turns.ts'

test('runs two tasks at a time and starts the others in order, also after one fails', async () => {
  const inTurn = limitConcurrency(2)
  const started: number[] = []
  const finish: (() => void)[] = []
  const works = [0, 1, 2, 3].map((number) =>
    inTurn(async () => {
      started.push(number)
      await new Promise<void>((resolve) => finish.push(resolve))
      if (number === 0) throw new Error('broken')
      return number
    }),
  )
  const settled = Promise.allSettled(works)
  const startedAfter = async (done: number) => {
    finish[done]?.()
    await new Promise(setImmediate)
    return [...started]
  }
  expect(started).toEqual([0, 1])
  expect(await startedAfter(0)).toEqual([0, 1, 2])
  expect(await startedAfter(1)).toEqual([0, 1, 2, 3])
  for (const end of finish) end()
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
