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
