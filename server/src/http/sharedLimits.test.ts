import { createProfile } from '@bnr/contract/profiles/endpoints'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type RedisServer, startRedis } from '../../../scripts/redis.mjs'
import { registrationOf } from '../../test/factories/profiles.ts'
import { callerThrough, useService } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { openSharedCounts, type SharedCounts } from '../services/sharedCounts.ts'

const service = useService({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
const log = { warn: vi.fn(), info: vi.fn() }
let redis: RedisServer
/** Two web processes: each has its own app and its own connection to Redis. */
const processes: { app: FastifyInstance; counts: SharedCounts }[] = []

async function startProcesses(answerTime?: number): Promise<void> {
  for (let count = 0; count < 2; count++) {
    const counts = await openSharedCounts({ url: redis.url, webProcesses: () => 2, log, answerTime })
    processes.push({ counts, app: await buildApp({ ...service, sharedCounts: counts }) })
  }
}
async function stopProcesses(): Promise<void> {
  for (const { app, counts } of processes.splice(0)) {
    counts.close()
    await app.close()
  }
}

beforeAll(async () => {
  redis = await startRedis()
  // Other tests can keep Redis from the processor for longer than production waits.
  await startProcesses(10_000)
})
afterAll(async () => {
  await stopProcesses()
  await redis.stop()
})
beforeEach(() => {
  log.warn.mockClear()
  log.info.mockClear()
})

let turn = 0
/** Registers at the two processes in turn. One address may do so 20 times in ten minutes. */
async function register(address: string): Promise<number> {
  const process = processes[turn++ % 2]
  if (!process) throw new Error('no process')
  const { app } = process
  const call = callerThrough(({ method, ...request }) =>
    app.inject({ ...request, method: method === 'POST' ? 'POST' : 'GET' }),
  )
  const headers = { 'x-forwarded-for': address }
  return (await call(createProfile, { body: registrationOf(), headers })).status
}
async function registerOften(times: number, address: string): Promise<Record<string, number>> {
  const statuses: number[] = []
  for (let round = 0; round < times; round++) statuses.push(await register(address))
  return Object.fromEntries(
    [...new Set(statuses)].map((one) => [one, statuses.filter((is) => is === one).length]),
  )
}
const fallbacks = async () => {
  const text = await processes[0]?.app.metrics.metrics()
  return Number(text?.match(/^request_limits_fallback_total (\d+)$/m)?.[1])
}

test('two processes share one limit', async () => {
  const before = await fallbacks()
  expect(await registerOften(24, '203.0.113.1')).toEqual({ 200: 20, 429: 4 })
  expect(await fallbacks()).toBe(before)
})

test('a refused caller learns when to try again', async () => {
  const [process] = processes
  const headers = { 'x-forwarded-for': '203.0.113.1', 'content-type': 'application/json' }
  const answer = await process?.app.inject({ method: 'POST', url: '/api/profiles/c', headers, payload: '{}' })
  expect(answer?.statusCode).toBe(429)
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(500)
})

test('without Redis each process admits its share, nothing fails, and the log says so once', async () => {
  const before = await fallbacks()
  await redis.stop()
  expect(await registerOften(24, '203.0.113.2')).toEqual({ 200: 20, 429: 4 })
  // Both processes have the same log here.
  expect(log.warn).toHaveBeenCalledTimes(2)
  expect(await fallbacks()).toBe(before + 24)
})

test('when Redis is back, the processes share the limit again, and the log says so once', async () => {
  redis = await startRedis(redis.port)
  const before = await fallbacks()
  await expect
    .poll(
      async () => [await register('203.0.113.3'), await register('203.0.113.3'), log.info.mock.calls.length],
      {
        timeout: 10_000,
        interval: 300,
      },
    )
    .toEqual([expect.any(Number), expect.any(Number), 2])
  const counted = await fallbacks()
  expect(counted).toBeGreaterThanOrEqual(before)
  expect(await registerOften(24, '203.0.113.4')).toEqual({ 200: 20, 429: 4 })
  expect(await fallbacks()).toBe(counted)
  expect(log.info).toHaveBeenCalledTimes(2)
  expect(log.warn).not.toHaveBeenCalled()
})

test('a process that was busy for longer than it waits still counts with the answer of Redis', async () => {
  const counts = await openSharedCounts({ url: redis.url, webProcesses: () => 2, log })
  try {
    const first = counts.add('busy', 60_000, 20)
    const busyUntil = performance.now() + 1500
    while (performance.now() < busyUntil);
    expect(await first).toMatchObject({ current: 1 })
    expect(log.warn).not.toHaveBeenCalled()
  } finally {
    counts.close()
  }
})

test('a Redis that hangs holds up one request in a second and fails none', async () => {
  await stopProcesses()
  await startProcesses()
  redis.process.kill('SIGSTOP')
  try {
    expect(await registerOften(24, '203.0.113.5')).toEqual({ 200: 20, 429: 4 })
    expect(log.warn).toHaveBeenCalledTimes(2)
  } finally {
    redis.process.kill('SIGCONT')
  }
})
