import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { login } from '@bnr/contract/accounts/endpoints'
import { createProfile } from '@bnr/contract/profiles/endpoints'
import { describe, expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'
import { docsRequestsAMinute } from './apiDocs.ts'

const service = useService()

type Content = { content: Record<string, { schema: { type?: string } }> }
type Operation = { summary: string; requestBody?: Content; responses: Record<number, Content> }

test('the API documentation lists every endpoint with its input and its reply', async () => {
  const { statusCode, body } = await service.app.inject('/api/docs/json')
  expect(statusCode).toBe(200)
  const { paths } = JSON.parse(body) as { paths: Record<string, Record<string, Operation>> }
  const summaries = Object.values(paths).flatMap((path) => Object.values(path).map(({ summary }) => summary))
  expect(new Set(summaries)).toEqual(new Set(service.app.served.map(({ summary }) => summary)))
  const { requestBody, responses } = paths[`/api${login.path}`]?.post ?? {}
  for (const part of [requestBody, responses?.[200]])
    expect(part?.content['application/json']?.schema.type).toBe('object')
})

test('the API documentation of registration lists its fields', async () => {
  const { body } = await service.app.inject('/api/docs/json')
  const { paths } = JSON.parse(body)
  const { schema } = paths[`/api${createProfile.path}`].post.requestBody.content['application/json']
  const { properties, required } = schema.properties.bi
  expect(required).toEqual(['cf', 'ge', 'na', 'ph'])
  expect(Object.keys(properties)).toEqual([...required, 'cp', 'em', 'pros', 'dob'])
  expect(schema.required).toEqual(['bi'])
})

describe('files of the documentation page', () => {
  const files = ['/api/docs/json', '/api/docs/static/swagger-ui-bundle.js', '/api/docs/static/swagger-ui.css']
  test.each(files)('%s arrives unchanged when it is compressed', async (url) => {
    const plain = await service.app.inject({ url, headers: { 'accept-encoding': 'identity' } })
    expect(plain.statusCode).toBe(200)
    for (const [encoding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      for (const time of ['first', 'second']) {
        const reply = await service.app.inject({ url, headers: { 'accept-encoding': encoding } })
        expect(reply.headers['content-encoding'], time).toBe(encoding)
        expect(reply.headers.vary).toContain('accept-encoding')
        expect(open(reply.rawPayload).equals(plain.rawPayload), time).toBe(true)
      }
    }
  })

  test('answers a request that has the current ETag with 304 and no body', async () => {
    const url = files[1] ?? ''
    const { etag } = (await service.app.inject({ url })).headers
    const again = await service.app.inject({ url, headers: { 'if-none-match': String(etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('API documentation with rate limits', () => {
  const limited = useService({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  test('refuses an address beyond its files a minute and still serves other addresses', async () => {
    const from = (address: string) => ({
      url: '/api/docs/static/index.css',
      headers: { 'x-forwarded-for': address },
    })
    for (let sent = 0; sent < docsRequestsAMinute; sent++)
      expect((await limited.app.inject(from('203.0.113.40'))).statusCode).toBe(200)
    const refused = await limited.app.inject({ ...from('203.0.113.40'), url: '/api/docs/json' })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
    expect((await limited.app.inject(from('203.0.113.41'))).statusCode).toBe(200)
  })
})
