import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { readGauge } from './readGauge.ts'

const described = { name: 'queue_length', help: 'Length', labelNames: ['queue'] } as const

test('a gauge shows what was read last, and nothing that is gone', async () => {
  const register = new Registry()
  let names = ['photos', 'stories']
  readGauge(register, described, async () => names.map((queue) => ({ labels: { queue }, value: 3 })))
  expect(await register.metrics()).toMatch(
    /queue_length\{queue="photos"\} 3\nqueue_length\{queue="stories"\} 3/,
  )
  names = ['stories']
  expect(await register.metrics()).not.toContain('photos')
})

test('a gauge that cannot be read is counted, and the others are served', async () => {
  const register = new Registry()
  readGauge(register, described, () => Promise.reject(new Error('The database is away')))
  readGauge(register, { name: 'numbers_used', help: 'Used' }, async () => [{ value: 7 }])
  await register.metrics()
  const shown = await register.metrics()
  expect(shown).toContain('numbers_used 7')
  expect(shown).toMatch(/metrics_failed_total\{metric="queue_length"\} [12]/)
  expect(shown).not.toContain('queue_length{')
})
