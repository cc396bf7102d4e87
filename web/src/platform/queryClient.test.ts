import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { profilesKey, queryClient } from './queryClient.ts'

const key = [...profilesKey, 'list']
let readings: PromiseWithResolvers<string>[] = []

afterEach(() => {
  queryClient.clear()
  readings = []
})

const options = {
  queryKey: key,
  queryFn: () => {
    const reading = Promise.withResolvers<string>()
    readings.push(reading)
    return reading.promise
  },
}

it('reads a list again that was being read for the first time when something changed', async () => {
  const seen: unknown[] = []
  const stop = new QueryObserver(queryClient, options).subscribe(({ data }) => seen.push(data))
  const changed = queryClient.invalidateQueries({ queryKey: profilesKey })
  expect(readings).toHaveLength(2)
  readings[0]?.resolve('before the change')
  readings[1]?.resolve('after the change')
  await changed
  expect(seen.filter(Boolean)).toEqual(['after the change'])
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(false)
  stop()
})

it('ends the first reading of a list that is only marked as stale', async () => {
  const stop = new QueryObserver(queryClient, options).subscribe(() => {})
  void queryClient.invalidateQueries({ queryKey: profilesKey, refetchType: 'none' })
  readings[0]?.resolve('before the change')
  await vi.waitFor(() =>
    expect(queryClient.getQueryState(key)).toMatchObject({
      data: 'before the change',
      fetchStatus: 'idle',
      isInvalidated: true,
    }),
  )
  stop()
})

it('marks what no screen shows yet as stale', async () => {
  const read = queryClient.fetchQuery(options)
  void queryClient.invalidateQueries({ queryKey: profilesKey })
  readings[0]?.resolve('before the change')
  expect(await read).toBe('before the change')
  await Promise.resolve()
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
})
