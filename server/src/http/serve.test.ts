import { createProfile } from '@bnr/contract/profiles/endpoints'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { registrationOf } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { keptLog } from '../../test/logLines.ts'
import { readConfig } from '../config.ts'
import { openLog } from '../platform/log.ts'
import { serve } from './serve.ts'

const service = useService()

test('the database refuses queries outside the transaction that is running', async () => {
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

test('an endpoint without a permission cannot be served', () => {
  const open = { method: 'GET', path: '/open', summary: 'x', reply: undefined } as never
  expect(() => serve(service.app, open, () => undefined as never)).toThrow('names no permission')
})

test('wrong settings are named, and production requires its secret', () => {
  expect(() => readConfig({ PORT: 'x' })).toThrow('PORT')
  expect(() => readConfig({ APP_MODE: 'production' })).toThrow('TOKEN_SECRET')
  expect(() => readConfig({ SMS_API_URL: 'https://sms.example' })).toThrow('SMS_API_KEY')
  expect(readConfig({}).host).toBe('127.0.0.1')
})

test('malformed bodies get a clear reply', async () => {
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

test('logs contain no phone number, token, code or password', async () => {
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

test('logs contain the route of a request, and values that were thrown without being errors', async () => {
  const { log, lines } = keptLog('debug')
  const { buildApp } = await import('../app.ts')
  const app = await buildApp({ ...service, log })
  const thrown: Record<string, unknown> = {
    text: 'plain words',
    object: { reason: 'of its own' },
    nothing: undefined,
  }
  app.get<{ Params: { what: string } }>('/throws/:what', ({ params: { what } }) =>
    Promise.reject(thrown[what]),
  )
  const token = 'aSecretOfAnAddress'
  await app.inject(`/api/downloads/${token}`)
  await app.inject(`/nowhere/${token}`)
  for (const what of Object.keys(thrown)) expect((await app.inject(`/throws/${what}`)).statusCode).toBe(500)
  await app.close()
  const written = JSON.stringify(lines)
  expect(written).not.toContain(token)
  expect(written).toContain('"route":"/api/downloads/:token"')
  for (const words of ['plain words', 'of its own']) expect(written).toContain(words)
})

test('rate limits reply 429 with Retry-After in the usual error shape', async () => {
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
