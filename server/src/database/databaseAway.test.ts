import { login, readSessionUser } from '@bnr/contract/accounts/endpoints'
import { searchPlans } from '@bnr/contract/plans/endpoints'
import { createProfile } from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { expect, test } from 'vitest'
import { createMember, registrationOf } from '../../test/factories/profiles.ts'
import { type Answer, openService, useService } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { openDatabase } from './database.ts'

const away = { status: 503, wire: { code: 'unavailable', message: 'Oops! Service Unavailable' } }

function expectAway({ status, wire, headers }: Answer): void {
  expect({ status, wire }).toEqual(away)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
}

test('replies 503 with Retry-After to guests and members when the database closes under the service', async () => {
  const service = await openService()
  const { token, bnrId } = await createMember(service)
  await service.db.close()
  expectAway(await service.call(searchProfiles, { body: { criteria: [] } }))
  expectAway(await service.call(createProfile, { body: registrationOf() }))
  expectAway(await service.call(readSessionUser, { params: { username: bnrId } }, token))
  expectAway(await service.call(searchPlans, { body: { criteria: [] } }, token))
  const credentials = { userName: bnrId, password: 'Secret123', userType: 'pu' }
  expectAway(await service.call(login, { body: credentials }))
  expect((await service.app.inject('/readyz')).headers['retry-after']).toBeDefined()
  expect((await service.app.inject('/healthz')).statusCode).toBe(200)
  await service.app.close()
})

const service = useService()

test('replies 503 when PostgreSQL refuses connections', async () => {
  const db = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  const app = await buildApp({ ...service, db })
  const answer = await app.inject({ method: 'POST', url: '/api/profiles/search', payload: { criterias: [] } })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual(away.wire)
  const transaction = await app.inject({
    method: 'POST',
    url: '/api/profiles/c',
    payload: { bi: { cf: 'Son', ge: 'm', na: 'Abel Raj', ph: { nu: '9123456780' } } },
  })
  expect(transaction.statusCode).toBe(503)
  await app.close()
  await db.close()
})
