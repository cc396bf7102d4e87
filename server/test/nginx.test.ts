import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { get } from 'node:https'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createPhoto } from './factories/photos.ts'
import { createMember } from './factories/profiles.ts'
import { openService, type TestService } from './harness.ts'
import { hasNginx, startNginx } from './nginx.ts'
import { useS3 } from './s3/useS3.ts'

type Reply = { status: number | undefined; headers: IncomingHttpHeaders; text: string }

describe.skipIf(!hasNginx)('the shipped configuration of nginx', () => {
  const s3 = useS3()
  let service: TestService
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let photo = ''

  const fetched = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Reply>((resolve, reject) => {
      get(`${nginx.secure}${path}`, { headers, ca: nginx.certificate, agent: false }, async (answer) => {
        const text = Buffer.concat(await answer.toArray()).toString()
        resolve({ status: answer.statusCode, headers: answer.headers, text })
      }).on('error', reject)
    })

  beforeAll(async () => {
    service = await openService({ ...s3.environment, X_ACCEL_REDIRECT: 'on' })
    const web = await service.app.listen({ port: 0, host: '127.0.0.1' })
    nginx = await startNginx({ web, store: s3.settings.endpoint })
    await vi.waitFor(() => fetched('/healthz'), 10_000)
    const bride = await createMember(service)
    const groom = await createMember(service, { gender: 'm' })
    await createPhoto(service, bride.id)
    const { body } = await service.call(readProfile, { query: { pid: bride.bnrId } }, groom.token)
    photo = body.media[0]?.url ?? ''
  })
  afterAll(async () => {
    await nginx.stop()
    await service.app.close()
    await service.db.close()
  })

  test('redirects to https', async () => {
    const answer = await fetch(`${nginx.plain}/search?x=1`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://127.0.0.1/search?x=1'])
  })

  test('sends an allowed photo from the store, without any header of the store', async () => {
    const withCookie = { cookie: 'page=1', authorization: 'Bearer x', range: 'bytes=0-1' }
    const { status, headers, text } = await fetched(photo, withCookie)
    expect([status, text]).toEqual([200, 'display'])
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
    })
    expect(Object.keys(headers).filter((name) => /^x-(amz|accel)|^etag|^last-mod/.test(name))).toEqual([])
    expect(JSON.stringify(headers)).not.toContain('Signature')
  })

  test('lets nobody ask for the internal location', async () => {
    const { headers } = await service.app.inject(photo)
    const signed = String(headers['x-accel-redirect'])
    expect(signed).toMatch(/^\/stored-files\/bnr-files\/photos\/.*X-Amz-Expires=30&.*X-Amz-Signature=/)
    expect((await fetched(signed)).status).toBe(404)
    const [start = ''] = photo.match(/signature=./) ?? []
    const otherStart = start === 'signature=A' ? 'signature=B' : 'signature=A'
    expect((await fetched(photo.replace(start, otherStart))).status).toBe(401)
  })

  test('passes each event of a stream on at once', async () => {
    const { token } = await createMember(service)
    const asked = get(`${nginx.secure}/api/hints`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      ca: nginx.certificate,
      agent: false,
    })
    const [answer] = await once(asked, 'response')
    const [first] = await once(answer, 'data')
    expect(String(first)).toBe('data: {}\n\n')
    asked.destroy()
  })

  test('logs requests, but no address whose path is a secret', async () => {
    for (const path of ['/shared/', '/unsubscribe/', '/api/unsubscribe/']) await fetched(`${path}a-secret`)
    await fetched('/healthz?last')
    await vi.waitFor(() => expect(nginx.accessLog()).toContain('/healthz?last'))
    expect(nginx.accessLog()).not.toContain('a-secret')
  })

  test('says that a photo is away while the store is', async () => {
    await s3.stop()
    const { status, headers } = await fetched(photo)
    expect([status, headers['retry-after']]).toEqual([503, '30'])
    expect((await fetched('/readyz')).status).toBe(200)
    await s3.restart()
    expect((await fetched(photo)).status).toBe(200)
  })
})
