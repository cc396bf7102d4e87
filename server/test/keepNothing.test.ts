import { declaredEndpoints, methodsOf, servedAt } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { expect, test } from 'vitest'
import { createMember } from './factories/profiles.ts'
import { useService } from './harness.ts'

const service = useService()
const calls = declaredEndpoints().flatMap((endpoint) =>
  methodsOf(endpoint).map((method) => ({ name: `${method} ${servedAt(endpoint)}`, method, endpoint })),
)

test.each(calls.filter(({ endpoint }) => !endpoint.kept))('no reply of $name is kept', async (call) => {
  const url = servedAt(call.endpoint).replace(/:\w+/g, '1')
  const { headers } = await service.app.inject({ method: call.method, url })
  expect(headers['cache-control']).toContain('no-store')
})

test('what is read and what fails is not kept either', async () => {
  const { token, bnrId } = await createMember(service)
  const headers = { authorization: `Bearer ${token}` }
  for (const url of [`/api/profiles?pid=${bnrId}`, '/api/nothing', '/api/profiles?pid=x'])
    expect((await service.app.inject({ url, headers })).headers['cache-control']).toBe('no-store')
})

const mayBeKept =
  /^GET \/(api\/(settings|countries|country_codes|education_categories|service_providers)|media\/(photos|testimonials|offers)\/|api\/(offers\/banners|testimonial_medias)\/)/

test('only lists and pictures may be kept', () => {
  const kept = calls.filter(({ endpoint }) => endpoint.kept).map(({ name }) => name)
  expect(kept.filter((name) => !mayBeKept.test(name))).toEqual([])
})
