import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createProfile } from '@bnr/contract/profiles/endpoints'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { registrationOf } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { readConfig } from '../config.ts'
import { jobHandlers } from '../jobs.ts'
import { lockFolder } from './folderLock.ts'
import { serve } from './http.ts'
import { startJobs } from './jobs.ts'
import { openLog } from './log.ts'
import { folderStorage } from './storage.ts'

const service = useService()

test('the database itself refuses work inside a transaction', async () => {
  await expect(service.db.inTransaction(async () => service.db.execute(sql`select 1`))).rejects.toThrow(
    'use the transaction',
  )
  await expect(service.db.inTransaction((tx) => tx.execute(sql`select 1`))).resolves.toBeDefined()
})

test('a failed transaction leaves nothing behind', async () => {
  const failing = service.db.inTransaction(async (tx) => {
    await tx.execute(sql`insert into installation (name, value) values ('half', 'done')`)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  const { rows } = (await service.db.execute(
    sql`select 1 from installation where name = 'half'`,
  )) as unknown as { rows: unknown[] }
  expect(rows).toEqual([])
})

test('an endpoint without a permission does not start', () => {
  const open = { method: 'GET', path: '/open', summary: 'x', reply: undefined } as never
  expect(() => serve(service.app, open, () => undefined as never)).toThrow('names no permission')
})

test('a lock is refused while its holder lives, and taken over from the dead', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-lock-'))
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('Another process is using the data folder')
  unlock()
  for (const left of ['999999999 1', `${process.pid} 1`, 'garbage']) {
    writeFileSync(join(folder, 'lock'), left)
    lockFolder(folder)()
  }
})

test('a process that was killed and not yet collected by its parent holds no lock', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-lock-'))
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(parent.stdout, 'data')
  const stat = () => readFileSync(`/proc/${Number(String(line))}/stat`, 'utf8').split(' ')
  writeFileSync(join(folder, 'lock'), `${Number(String(line))} ${stat()[21]}`)
  expect(() => lockFolder(folder)).toThrow('Another process is using the data folder')
  await expect.poll(() => stat()[2], { timeout: 10_000 }).toBe('Z')
  lockFolder(folder)()
  parent.kill()
})

test('the data folder is for its owner alone, one that stood open too', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'bnr-open-')), 'data')
  mkdirSync(join(folder, 'files'), { recursive: true, mode: 0o777 })
  chmodSync(folder, 0o777)
  chmodSync(join(folder, 'files'), 0o777)
  lockFolder(folder)
  await folderStorage(join(folder, 'files')).put('photos/a/one.webp', Buffer.from('x'))
  const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8)
  expect([modeOf(), modeOf('files'), modeOf('files', 'photos', 'a')]).toEqual(['700', '700', '700'])
  expect([modeOf('lock'), modeOf('files', 'photos', 'a', 'one.webp')]).toEqual(['600', '600'])
})

test('storage keeps to its folder', async () => {
  const storage = folderStorage(mkdtempSync(join(tmpdir(), 'bnr-files-')))
  await storage.put('a/b.webp', Buffer.from('x'))
  expect((await storage.get('a/b.webp'))?.toString()).toBe('x')
  expect(await storage.get('a/none.webp')).toBeUndefined()
  expect(() => storage.get('../outside')).toThrow('Not a storage key')
  await storage.remove('a/b.webp')
  expect(await storage.get('a/b.webp')).toBeUndefined()
})

test('storage lets large files flow in and out, and keeps none of what broke off', async () => {
  const storage = folderStorage(mkdtempSync(join(tmpdir(), 'bnr-files-')))
  expect(await storage.write('c/d.zip', Readable.from([Buffer.from('one'), Buffer.from('two')]))).toBe(6)
  expect(Buffer.concat(await ((await storage.read('c/d.zip'))?.toArray() ?? [])).toString()).toBe('onetwo')
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('broke off')
    })(),
  )
  await expect(storage.write('c/e.zip', broken)).rejects.toThrow('broke off')
  expect(await storage.read('c/e.zip')).toBeUndefined()
})

test('settings: wrong ones are named, production asks for its secret', () => {
  expect(() => readConfig({ PORT: 'x' })).toThrow('PORT')
  expect(() => readConfig({ APP_MODE: 'production' })).toThrow('TOKEN_SECRET')
  expect(() => readConfig({ SMS_API_URL: 'https://sms.example' })).toThrow('SMS_API_KEY')
  expect(readConfig({}).host).toBe('127.0.0.1')
})

test('jobs are done after their transaction, not at all when it fails, and daily ones at start', async () => {
  const done: unknown[] = []
  const daily: unknown[] = []
  const errors: unknown[] = []
  const jobs = await startJobs(
    service.db,
    {
      ...jobHandlers(service),
      makePhotoSizes: async (data) => void done.push(data.id),
      sweepLogins: async () => void daily.push('swept'),
    },
    ['sweepLogins'],
    (error) => errors.push(error),
  )
  await service.db.inTransaction((tx) => jobs.enqueue(tx, 'makePhotoSizes', { id: 'kept' }))
  const failing = service.db.inTransaction(async (tx) => {
    await jobs.enqueue(tx, 'makePhotoSizes', { id: 'dropped' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow()
  await expect.poll(() => done, { timeout: 15_000 }).toEqual(['kept'])
  await expect.poll(() => daily, { timeout: 15_000 }).toEqual(['swept'])
  await jobs.stop()
  expect(errors).toEqual([])
})

test('a job that a killed process left is begun again, one of a living process is not', async () => {
  const began: unknown[] = []
  const handlers = {
    ...jobHandlers(service),
    collectData: async (data: { id?: unknown }) => void began.push(data.id),
  }
  const first = await startJobs(service.db, handlers, [], () => undefined)
  await first.stop()
  await service.db.inTransaction(async (tx) => {
    for (const id of ['left', 'living']) await first.enqueue(tx, 'collectData', { id })
  })
  const seen = (id: string, at: string) => sql`update pgboss.job set state = 'active', started_on = now(),
    heartbeat_on = now() + ${at}::interval where name = 'collectData' and data->>'id' = ${id}`
  await service.db.execute(seen('left', '-30 seconds'))
  await service.db.execute(seen('living', '10 minutes'))
  const second = await startJobs(service.db, handlers, [], () => undefined)
  await expect.poll(() => began, { timeout: 60_000, interval: 500 }).toEqual(['left'])
  await second.stop()
}, 90_000)

test('bad bodies get a clear answer', async () => {
  const send = (payload: string | Buffer, type = 'application/json') =>
    service.app.inject({ method: 'POST', url: '/api/profiles/c', headers: { 'content-type': type }, payload })
  expect((await send(`{"bi":"${'x'.repeat(1024 * 1024)}"}`)).json()).toMatchObject({ code: 'too_large' })
  expect((await send('{"bi":')).statusCode).toBe(400)
  expect((await send('[]')).statusCode).toBe(400)
  expect((await send('"text"')).statusCode).toBe(400)
  expect((await send('<a/>', 'text/xml')).statusCode).toBe(415)
  expect((await send('{"__proto__":{"a":1}}')).statusCode).toBe(400)
  expect((await service.app.inject('/api/nothing')).json()).toEqual({
    message: 'Not found',
    code: 'not_found',
  })
})

test('logs carry no phone, token, code or password', async () => {
  const lines: string[] = []
  const log = openLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  const { buildApp } = await import('../app.ts')
  const app = await buildApp({ ...service, log })
  const body = { bi: { cf: 'Son', ge: 'm', na: 'Abel Raj', ph: { cc: '91', nu: '9555500001' } } }
  const { token } = (await app.inject({ method: 'POST', url: '/api/profiles/c', payload: body })).json()
  await app.inject({ method: 'GET', url: '/api/profiles/phone?nu=9555500001' })
  await app.inject({ method: 'GET', url: '/api/profiles/u/1', headers: { authorization: `Bearer ${token}` } })
  await app.inject({
    method: 'POST',
    url: '/api/ues/ali',
    payload: { euid: '1', pwd: 'Hidden123', ut: 'pu' },
  })
  await app.inject({ method: 'POST', url: '/api/ues/otp', payload: { ph: { nu: '9555500001' } } })
  await app.close()
  expect(lines.length).toBeGreaterThan(5)
  for (const secret of ['9555500001', token, 'Hidden123']) expect(lines.join('')).not.toContain(secret)
  expect(lines.join('')).toContain('reqId')
})

test('rate limits answer 429 with Retry-After in the one error shape', async () => {
  const { buildApp } = await import('../app.ts')
  const app = await buildApp({ ...service, config: { ...service.config, rateLimits: true } })
  const answers = []
  for (let sent = 0; sent < 21; sent++) {
    answers.push(await app.inject({ method: 'POST', url: '/api/profiles/c', payload: registrationOf() }))
  }
  await app.close()
  expect(answers[0]?.statusCode).not.toBe(429)
  expect(answers.at(-1)?.json()).toMatchObject({ code: 'too_many_requests' })
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  expect(createProfile.limit.requests).toBe(20)
})
