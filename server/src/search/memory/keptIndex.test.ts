import { afterEach, expect, test, vi } from 'vitest'
import { useService } from '../../../test/harness.ts'
import { TooLarge } from './codeLists.ts'
import { KeptIndex } from './keptIndex.ts'
import { ProfileIndex } from './profileIndex.ts'

const service = useService()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['fails', new Error('no'), 3],
  ['would be too large', new TooLarge('more than two million'), 1],
])('an index that %s is tried again', async (_, error, tries) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const build = vi.spyOn(ProfileIndex, 'build').mockRejectedValue(error)
  const index = new KeptIndex(service)
  await index.start()
  await vi.advanceTimersByTimeAsync(125_000)
  expect(build).toHaveBeenCalledTimes(tries)
  index.close()
})

test('an index that has failed already does not take the next one with it', async () => {
  const index = new KeptIndex(service)
  await index.start()
  const first = index.current
  index.giveUp(new Error('no'), first)
  expect(index.current).toBeUndefined()
  await index.start()
  index.giveUp(new Error('a late answer'), first)
  expect(index.current).toBeDefined()
  index.close()
})

test.each([
  ['soon, since a new one begins without them', 2, 2],
  ['after hours if it was built just before', 0, 1],
])('an index with too many preferences since its build is built again %s', async (_, age, builds) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const built = { isTooOld: false, size: 0, bytes: 0 } as ProfileIndex
  const build = vi.spyOn(ProfileIndex, 'build').mockResolvedValue(built)
  const index = new KeptIndex(service)
  await index.start()
  vi.setSystemTime(Date.now() + age * 3_600_000)
  index.giveUp(new TooLarge('more than 200,000 preferences'))
  expect(index.current).toBeUndefined()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(build).toHaveBeenCalledTimes(builds)
  index.close()
})
