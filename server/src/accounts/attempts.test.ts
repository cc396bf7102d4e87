import { beforeEach, expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'
import { countTry, forgetTry, type Limit } from './attempts.ts'
import { loginFailures } from './tables.ts'

const service = useService()
const start = new Date('2026-11-22T10:00:00Z')
const at = (seconds: number) => {
  service.time.now = new Date(start.getTime() + seconds * 1000)
}
const twice = (subject: string): Limit => ({ subject, tries: 2, minutes: 10 })
const counted = async () =>
  (await service.db.select().from(loginFailures)).map(({ subject }) => subject).sort()
/** Counts a try; returns 0 if it is allowed, otherwise the seconds to wait. */
const wait = async (...limits: Limit[]) =>
  await countTry(service, limits).then(
    () => 0,
    (error) => error.retryAfterSeconds as number,
  )

beforeEach(async () => {
  await service.db.delete(loginFailures)
  at(0)
})

test('after its last allowed try a person waits until the first one is old enough, to the second', async () => {
  expect(await wait(twice('a'))).toBe(0)
  at(60)
  expect(await wait(twice('a'))).toBe(0)
  at(120)
  expect(await wait(twice('a'))).toBe(480)
  at(599)
  expect(await wait(twice('a'))).toBe(1)
  at(600)
  expect(await wait(twice('a'))).toBe(0)
  expect(await wait(twice('a'))).toBe(60)
})

test('if more tries count than are allowed now, the wait is for the one that makes room', async () => {
  for (const seconds of [0, 60, 120]) {
    at(seconds)
    await wait({ subject: 'a', tries: 3, minutes: 10 })
  }
  at(180)
  expect(await wait(twice('a'))).toBe(480)
})

test('a try that one limit refuses counts towards none of them', async () => {
  await wait(twice('a'))
  await wait(twice('a'))
  expect(await wait(twice('b'), twice('a'))).toBe(600)
  expect(await wait(twice('a'), twice('b'))).toBe(600)
  expect(await counted()).toEqual(['a', 'a'])
  expect(await wait(twice('b'), twice('c'))).toBe(0)
  expect(await counted()).toEqual(['a', 'a', 'b', 'c'])
})

test('a successful try does not count, and resets the limits it is meant to reset', async () => {
  await wait(twice('a'), twice('b'))
  const marks = await countTry(service, [twice('a'), twice('b')])
  await forgetTry(service, marks)
  expect(await counted()).toEqual(['a', 'b'])
  await forgetTry(service, await countTry(service, [twice('a'), twice('b')]), ['a'])
  expect(await counted()).toEqual(['b'])
})

test('no more simultaneous tries are checked than are allowed', async () => {
  const waits = await Promise.all(Array.from({ length: 12 }, () => wait(twice('a'), twice('b'))))
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(2)
  expect(await counted()).toEqual(['a', 'a', 'b', 'b'])
})
