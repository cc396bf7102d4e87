import { declaredEndpoints, methodsOf, servedAt } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { expect, test } from 'vitest'
import { createMember } from './factories/profiles.ts'
import { useService } from './harness.ts'

const service = useService()
const calls = declaredEndpoints().flatMap((endpoint) =>
  methodsOf(endpoint).map((method) => ({ name: `${method} ${servedAt(endpoint)}`, method, endpoint })),
)

test.each(calls.filter(({ endpoint }) => !endpoint.cacheable))(
  'no cache may store a reply of $name',
  async (call) => {
    const url = servedAt(call.endpoint).replace(/:\w+/g, '1')
    const { headers } = await service.app.inject({ method: call.method, url })
    expect(headers['cache-control']).toContain('no-store')
  },
)

test('no cache may store a profile or an error', async () => {
  const { token, bnrId } = await createMember(service)
  const headers = { authorization: `Bearer ${token}` }
  for (const url of [`/api/profiles?pid=${bnrId}`, '/api/nothing', '/api/profiles?pid=x'])
    expect((await service.app.inject({ url, headers })).headers['cache-control']).toBe('no-store')
})

const cacheableNames =
  /^GET \/(api\/(settings|countries|country_codes|education_categories|service_providers)|media\/(photos|testimonials|offers)\/|api\/(offers\/banners|testimonial_medias)\/)/

test('caches may store only lists and pictures', () => {
  const cacheable = calls.filter(({ endpoint }) => endpoint.cacheable).map(({ name }) => name)
  expect(cacheable.filter((name) => !cacheableNames.test(name))).toEqual([])
})
