import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMember } from './factories/profiles.ts'
import { createTestimonial } from './factories/testimonials.ts'
import { useSite } from './fakeSite.ts'
import { visits } from './fakeWriter.ts'
import { useService } from './harness.ts'

const service = useService({ PUBLIC_URL: 'https://bnr.example' })
const { site } = useSite(service)
let port: number
let cookie: string
beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (site.app.server.address() as AddressInfo).port
  cookie = (await createMember(service)).pageCookie
})

/** Sends the path unchanged; ordinary clients would normalise it first. */
async function send(path: string, headers: Record<string, string | string[]> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ port, path, agent: false, headers: { cookie, ...headers } }, resolve)
    .on('error', reject)
    .end()
  const answer = await promise
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
}

describe('an address', () => {
  test.each([
    '//evil.example',
    '//evil.example/profile/1',
    '/profile//evil.example',
    '/\\evil.example',
    '/profile/%00',
    '/profile/%ff',
    '/profile/%',
    '/profile/%ED%A0%BD',
    '/profile/%0d%0aset-cookie:%20bnr_page=x',
    '/profile/\u00ff',
    '/profile/1.data',
    '/profile/..;/ad/staff',
    '/profile/__proto__',
    `/profile/${'x'.repeat(5000)}`,
    `/profile/1?${'x=y&'.repeat(2000)}`,
    '/profile/1?%ff&=&get=%00&get=//evil.example/&get=http://evil.example/',
    '/profile/1#/../ad/staff',
    '/testimonials/1e400',
    '/testimonials/-1',
    '/testimonials/99999999999999999999',
    '/testimonials/1%2f..%2f2',
    '/?//evil.example',
    'http://evil.example/profile/1',
    '*',
  ])('breaks nothing and leads to no other host (%.60s)', async (path) => {
    const { status, headers, body } = await send(path)
    expect(status).toBeLessThan(500)
    expect(headers.location ?? '/home').toMatch(/^\/home/)
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).not.toMatch(/(href|src|content)="[^"]*evil/)
  })

  test.each(['/profile/%ff', '/profile/%', '/%', '/%E0%A4%A?next=%'])(
    'that cannot be decoded gets an ordinary page (%s)',
    async (path) => {
      const { status, headers } = await send(path)
      expect(status).not.toBe(400)
      expect(headers['content-type']).toMatch(/^text\/html/)
      expect(headers['content-security-policy']).toBeDefined()
    },
  )

  test.each(['/api/%ff', '/api/testimonials/%ff', '/media/%'])(
    'of a call that cannot be decoded gets an ordinary error reply (%s)',
    async (path) => {
      const { status, body } = await send(path)
      expect([400, 404]).toContain(status)
      expect(Object.keys(JSON.parse(body))).toEqual(expect.arrayContaining(['message', 'code']))
    },
  )

  test.each([
    '/testimonials/../notifications',
    '/testimonials/%2e%2e/notifications',
    '/testimonials/x\\..\\..\\notifications',
    '/testimonials/..',
    '/x/../notifications',
  ])('that would lead from one screen to another is not found (%s)', async (path) => {
    const { status, headers } = await send(path)
    expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex, nofollow'])
    expect(visits.filter(({ reader }) => reader)).toEqual([])
  })

  test('reaches the writer unchanged, with no host but our own', async () => {
    const path = '/profile/%E0%AE%85?a=%2F%2F&b=http://evil.example'
    await send(path, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    expect(visits.at(-1)?.address).toBe(`http://localhost${path}`)
  })
})

describe('headers', () => {
  test.each([
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'evil' },
    { forwarded: 'for=evil.example;host=evil.example' },
    { 'x-original-url': '/ad/staff', 'x-rewrite-url': '//evil.example' },
    { 'accept-encoding': 'identity;q=0, *;q=0' },
    { 'accept-encoding': 'evil, ;;q=x' },
    { accept: 'application/json' },
    { 'accept-language': '\u00ff' },
    { 'user-agent': 'evil\u00ff' },
    { 'user-agent': '' },
    { 'x-forwarded-for': 'evil.example' },
    { authorization: 'Bearer evil', euid: 'evil', ut: 'au', pid: '1' },
    { 'content-type': 'evil/evil' },
    { 'if-none-match': '*', range: 'bytes=0-1' },
    { cookie: 'bnr_page=%ff; =; ;;__proto__=evil' },
  ])('break no page and appear on none: %j', async (headers) => {
    const { id } = await createTestimonial(service)
    for (const path of [`/testimonials/${id}?get=/api/testimonials/${id}`, '/profile/1']) {
      const { status, body, headers: sent } = await send(path, headers)
      expect(status).toBe(200)
      expect(body + JSON.stringify(sent)).not.toContain('evil')
    }
  })

  test('with the token of somebody else leave the visitor a guest', async () => {
    const bride = await createMember(service)
    const token = { authorization: `Bearer ${bride.token}`, euid: bride.bnrId, ut: 'pu', cookie: '' }
    const { body } = await send(`/profile/1?get=/api/ues/${bride.bnrId}`, token)
    expect(body).toContain('Page of a guest')
    expect(body).not.toContain(bride.bnrId)
  })
})

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'zstd'],
])('a browser that accepts %s gets a page compressed with %s', async (accepted, encoding) => {
  const path = `/testimonials?${'get=/api/testimonials/999999&'.repeat(20)}`
  const { headers } = await send(path, { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
})
