import { logout } from '@bnr/contract/accounts/endpoints'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/database/database.ts'
import { createStaff } from './factories/accounts.ts'
import { createMember } from './factories/profiles.ts'
import { useSite } from './fakeSite.ts'
import { gotOn } from './fakeWriter.ts'
import { useService } from './harness.ts'
import { keptLog } from './logLines.ts'

const service = useService()
const { log, lines } = keptLog()
const { get } = useSite(service, { log })
const refusing = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
beforeEach(() => {
  lines.length = 0
})
afterAll(() => refusing.close())

const shell = 'One moment'
const notificationsOf = (id: number) => `/notifications?get=/api/profiles/${id}/notifications`
const as = (cookie: string, headers: Record<string, string> = {}) => ({ headers: { cookie, ...headers } })

describe('a server-rendered page', () => {
  test('is written for the owner of the cookie, with her own data', async () => {
    const [bride, groom] = [await createMember(service), await createMember(service, { gender: 'm' })]
    const own = await get(notificationsOf(bride.id), as(bride.pageCookie))
    expect(own.body).toContain(`Page of ${bride.bnrId}`)
    expect(gotOn(own.body)).toMatchObject([{ status: 200, body: { total: 0 } }])
    const others = await get(notificationsOf(groom.id), as(bride.pageCookie))
    expect(gotOn(others.body)).toMatchObject([{ status: 404 }])
  })

  test('reads the session once, however many calls it makes', async () => {
    const bride = await createMember(service)
    const often = Array(3).fill(`get=/api/ues/${bride.bnrId}`).join('&')
    const statements = await service.statementsOf(async () => {
      const { body } = await get(`/profile/1?${often}`, as(bride.pageCookie))
      expect(gotOn(body).map(({ status }) => status)).toEqual([200, 200, 200])
    })
    expect(statements.filter((statement) => statement.includes('from sessions'))).toHaveLength(1)
  })

  test('is written for staff', async () => {
    const staff = await createStaff(service, 'super_admin')
    const { body } = await get('/ad/staff?get=/api/staff', as(staff.pageCookie))
    expect(body).toContain(`Page of ${staff.userName}`)
    expect(gotOn(body)).toMatchObject([{ status: 200 }])
  })

  test('is written for a guest without a cookie', async () => {
    const bride = await createMember(service)
    const { body } = await get(notificationsOf(bride.id))
    expect(body).toContain('Page of a guest')
    expect(gotOn(body)).toMatchObject([{ status: 401 }])
  })

  test('is written for a guest if the cookie is not valid', async () => {
    const bride = await createMember(service)
    await service.call(logout, { body: {} }, bride.token)
    for (const cookie of [bride.pageCookie, `bnr_page=${'x'.repeat(43)}`, 'bnr_page=%', 'bnr_page='])
      expect((await get(notificationsOf(bride.id), as(cookie))).body).toContain('Page of a guest')
  })

  test('makes only calls that read', async () => {
    const { body } = await get('/notifications?put=/api/profiles/1')
    expect(body).toContain(shell)
    expect(lines).toMatchObject([{ err: { message: 'A server-rendered page can only GET and POST' } }])
  })
})

test('no cache may store a page of a member or a guest, or a redirect', async () => {
  const { pageCookie } = await createMember(service)
  for (const url of [
    '/notifications',
    '/testimonials',
    '/notifications?redirect=/home',
    '/profile/1?break=x',
  ])
    for (const cookie of [pageCookie, ''])
      expect((await get(url, as(cookie))).headers['cache-control']).toBe('no-store')
})

describe('the writer of a page', () => {
  test.each([401, 403, 404, 503])('sets the status %i', async (status) => {
    const { statusCode, body } = await get(`/profile/1?status=${status}`)
    expect(statusCode).toBe(status)
    expect(body).toContain('Page of a guest')
  })

  test.each([
    ['/profile/dashboard', '/profile/dashboard'],
    ['?page=2', '/?page=2'],
    ['/a?b=c d#e', '/a?b=c%20d#e'],
    ['/நாகை', '/%E0%AE%A8%E0%AE%BE%E0%AE%95%E0%AF%88'],
    ['/a\r\nset-cookie: bnr_page=x', '/aset-cookie:%20bnr_page=x'],
  ])('redirects the visitor to another page (%j)', async (to, location) => {
    const { statusCode, headers, body } = await get(`/profile/1?redirect=${encodeURIComponent(to)}`)
    expect([statusCode, headers.location, headers['set-cookie'], body]).toEqual([
      302,
      location,
      undefined,
      '',
    ])
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'https://evil.example/home',
    'javascript:alert(1)',
    'http://',
  ])('never redirects to another host (%j)', async (to) => {
    const { statusCode, headers, body } = await get(`/profile/1?redirect=${encodeURIComponent(to)}`)
    expect([statusCode, headers.location]).toEqual([200, undefined])
    expect(body).toContain(shell)
    expect(lines).toHaveLength(1)
  })
})

describe('the server sends only the shell', () => {
  test('and logs the error if a screen breaks', async () => {
    const { pageCookie } = await createMember(service)
    const { statusCode, body } = await get('/profile/1?break=no+such+thing&secret=1234', as(pageCookie))
    expect([statusCode, body.includes(shell)]).toEqual([200, true])
    expect(lines).toMatchObject([{ level: 50, err: { message: 'no such thing' } }])
    expect(JSON.stringify(lines)).not.toContain('1234')
  })

  test('with status 503 and Retry-After if a call finds no database', async () => {
    const { statusCode, body, headers } = await get('/profile/1?refuse=503')
    expect([statusCode, body.includes(shell), headers['retry-after']]).toEqual([503, true, '5'])
    expect((await get('/profile/1?refuse=403')).statusCode).toBe(200)
  })
})

describe('without a database', () => {
  const site = useSite(service, { log, db: refusing })

  test('members and stories get the shell with status 503 and Retry-After', async () => {
    const somebody = as(`bnr_page=${'x'.repeat(43)}`)
    for (const [url, options] of [['/notifications', somebody], ['/testimonials/1']] as const) {
      const { statusCode, body, headers } = await site.get(url, options)
      expect([statusCode, body.includes(shell), headers['retry-after']]).toEqual([503, true, '5'])
    }
  })

  test('guests get the screen with its failed call', async () => {
    const { statusCode, body, headers } = await site.get('/testimonials?get=/api/testimonials/1&status=503')
    expect(gotOn(body)).toMatchObject([{ status: 503 }])
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  })
})
