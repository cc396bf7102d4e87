import { createSecretKey } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useService } from '../../../test/harness.ts'
import { rows } from '../../database/database.ts'
import { type Announced, announce } from './announce.ts'
import { processes } from './tables.ts'

const service = useService()
const log = { warn: vi.fn(), error: vi.fn() }
const started: Announced[] = []
beforeEach(() => {
  log.warn.mockClear()
  log.error.mockClear()
})
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop()
})

async function start(
  role: 'web' | 'jobs',
  more: object = {},
  seconds = 60,
  secret = 'usual',
): Promise<Announced> {
  const token = createSecretKey(Buffer.from(secret))
  const config = { ...service.config, rateLimits: true, role, ...more }
  const announced = await announce({ db: service.db, config, log, secrets: { token } }, seconds)
  started.push(announced)
  return announced
}

test('processes see how many of them answer requests, also after some have ended', async () => {
  const first = await start('web', {}, 0.1)
  const second = await start('web')
  await start('jobs')
  expect([first.webProcesses(), second.webProcesses()]).toEqual([1, 2])
  await expect.poll(() => first.webProcesses()).toBe(2)
  await second.stop()
  await expect.poll(() => first.webProcesses()).toBe(1)
})

test('a process that was not seen for 15 seconds does not count, and after a day it is forgotten', async () => {
  const seen = (age: string) => ({
    id: crypto.randomUUID(),
    role: 'web' as const,
    host: age,
    version: '1',
    startedAt: sql`now() - interval '2 days'`,
    seenAt: sql`now() - ${age}::interval`,
  })
  await service.db.insert(processes).values([seen('16 seconds'), seen('25 hours'), seen('5 seconds')])
  expect((await start('web')).webProcesses()).toBe(2)
  const hosts = await rows<{ host: string }>(service.db, sql`select host from processes order by seen_at`)
  expect(hosts.map(({ host }) => host)).toEqual(['16 seconds', '5 seconds', expect.any(String)])
  await service.db.delete(processes)
})

test('several web processes without REDIS_URL are warned about once an hour', async () => {
  await start('web', { redisUrl: 'redis://localhost' })
  await start('web', { redisUrl: 'redis://localhost' })
  expect(log.warn).not.toHaveBeenCalled()
  await start('web', {}, 0.05)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test('a process with another TOKEN_SECRET is reported', async () => {
  await start('web')
  await start('jobs')
  expect(log.error).not.toHaveBeenCalled()
  await start('web', {}, 60, 'another')
  expect(log.error.mock.calls).toEqual([[expect.stringContaining('another TOKEN_SECRET')]])
})

test('/metrics counts the processes that run', async () => {
  await start('web')
  await start('jobs')
  const { body } = await service.app.inject({ url: '/metrics' })
  expect(body).toContain('processes_running{role="web"} 1')
  expect(body).toContain('processes_running{role="jobs"} 1')
  expect(body).toContain('processes_running{role="all"} 0')
})
