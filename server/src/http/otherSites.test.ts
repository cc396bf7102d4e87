import { login, loginWithCode, refresh } from '@bnr/contract/accounts/endpoints'
import { exchangeSignOn } from '@bnr/contract/accounts/signOn'
import { declaredEndpoints, methodsOf, servedAt } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { createProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { createMember, password } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { givesToken } from './serve.ts'

const service = useService()
const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const endpoints = declaredEndpoints()
const calls = endpoints.flatMap((endpoint) =>
  methodsOf(endpoint).map((method) => ({ name: `${method} ${servedAt(endpoint)}`, method, endpoint })),
)
/** From the card gateway, and from mail programs that unsubscribe with one press. */
const forms = [
  'POST /ccavRequestHandler',
  'POST /ccavResponseHandler',
  'POST /api/payments/events',
  'POST /unsubscribe/:token',
]

test('only the card gateway and mail programs may post forms', () => {
  const taken = calls.filter(({ endpoint }) => endpoint.form).map(({ name }) => name)
  expect(taken.toSorted()).toEqual(forms.toSorted())
})

test.each(calls.filter(({ method, endpoint }) => method !== 'GET' && endpoint.permission === 'public'))(
  '$name accepts a form only if it is meant to',
  async ({ name, method, endpoint }) => {
    const url = servedAt(endpoint).replace(/:\w+/g, '1')
    const { statusCode } = await service.app.inject({
      method,
      url,
      headers: formType,
      payload: 'euid=1&pwd=x',
    })
    expect(statusCode === 415).toBe(!forms.includes(name))
  },
)

test('every call that opens a session is closed to other sites', () => {
  for (const endpoint of [login, loginWithCode, refresh, exchangeSignOn, createProfile])
    expect([endpoint.path, givesToken(endpoint)]).toEqual([endpoint.path, true])
})

test.each(calls.filter(({ endpoint }) => givesToken(endpoint) && endpoint.permission === 'public'))(
  '$name refuses calls from other sites',
  async ({ method, endpoint }) => {
    const url = servedAt(endpoint).replace(/:\w+/g, '1')
    const ask = async (site?: string) => {
      const headers = site ? { 'sec-fetch-site': site } : {}
      return (await service.app.inject({ method, url, headers, payload: {} })).statusCode
    }
    expect(await ask('cross-site')).toBe(403)
    for (const site of [undefined, 'same-origin', 'same-site', 'none']) expect(await ask(site)).not.toBe(403)
  },
)

test('a form on another site opens no session, even with the right password', async () => {
  const { bnrId } = await createMember(service)
  const answer = await service.app.inject({
    method: 'POST',
    url: '/api/ues/ali',
    headers: { ...formType, 'sec-fetch-site': 'cross-site' },
    payload: new URLSearchParams({ euid: bnrId, pwd: password, ut: 'pu' }).toString(),
  })
  expect(answer.statusCode).toBe(415)
  expect(answer.headers).not.toHaveProperty('set-cookie')
})
