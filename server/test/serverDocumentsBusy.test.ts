import { describe, expect, test } from 'vitest'
import { createMember } from './factories/profiles.ts'
import { useSite } from './fakeSite.ts'
import { continueWaiting, countWaiting, gotOn, shells, visits } from './fakeWriter.ts'
import { useService } from './harness.ts'
import { keptLog } from './logLines.ts'

const service = useService({ PAGES_AT_ONCE: '2' })
const { log } = keptLog()
const { site, get } = useSite(service, { log })

const shell = 'One moment'
const areWaiting = (count: number) => expect.poll(countWaiting).toBe(count)

async function leftToBrowsers(): Promise<number> {
  const { body } = await site.app.inject('/metrics')
  return Number(body.match(/^pages_left_to_browsers_total (\d+)$/m)?.[1])
}

describe('beyond the limit of pages at once', () => {
  test('visitors get the shell without waiting, and a metric counts them; later pages are complete again', async () => {
    const before = await leftToBrowsers()
    const waiting = [get('/profile/1?wait'), get('/profile/2?wait')]
    await areWaiting(2)
    for (const url of ['/profile/3', '/testimonials']) {
      const { body, statusCode, headers } = await get(url)
      expect([body.includes(shell), statusCode, headers['cache-control']]).toEqual([true, 200, 'no-store'])
    }
    expect(await leftToBrowsers()).toBe(before + 2)
    continueWaiting()
    for (const { body } of await Promise.all(waiting)) expect(body).toContain('Page of a guest')
    expect((await get('/profile/3')).body).toContain('Page of a guest')
    expect(await leftToBrowsers()).toBe(before + 2)
  })

  test('a page that breaks or redirects frees its place for the next', async () => {
    for (const url of [
      '/profile/1?break=x',
      '/profile/1?redirect=/home',
      '/profile/1?redirect=//evil.example',
    ])
      for (let round = 0; round < 3; round++) await get(url)
    expect((await get('/profile/1')).body).toContain('Page of a guest')
  })
})

describe('the shell', () => {
  const prefetch = { headers: { 'sec-purpose': 'prefetch' } }

  describe('of a screen', () => {
    const fresh = useSite(service)

    test('is rendered once for all visitors and all addresses of the screen', async () => {
      const { pageCookie } = await createMember(service)
      const cookie = { headers: { ...prefetch.headers, cookie: pageCookie } }
      const urls = ['/profile/1', '/profile/2/', '/profile/3?wait', '/ad/staff', '/ad/staff/?a=1']
      const requests = urls.flatMap((url) => [fresh.get(url, prefetch), fresh.get(url, cookie)])
      for (const { body } of await Promise.all(requests)) expect(body).toContain(shell)
      await fresh.get('/profile/1', prefetch)
      const rendered = ['/profile/id', '/ad/staff'].map((path) => `http://localhost${path}`)
      expect(visits).toEqual(rendered.map((address) => ({ address, isDemo: true })))
    })
  })

  test('is rendered again for the next visitor if rendering failed', async () => {
    shells.toFail = 1
    expect((await get('/notifications', prefetch)).statusCode).toBe(500)
    expect((await get('/notifications', prefetch)).body).toContain(shell)
  })

  test.each([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-dest': 'image' },
    { 'sec-fetch-dest': '' },
  ])('is all that a request with %j gets, without any query to the database', async (header) => {
    const { id, pageCookie } = await createMember(service)
    const url = `/notifications?get=/api/profiles/${id}/notifications`
    const statements = await service.statementsOf(async () => {
      const { body, statusCode } = await get(url, { headers: { cookie: pageCookie, ...header } })
      expect([statusCode, body.includes(shell)]).toEqual([200, true])
    })
    expect(statements).toEqual([])
    expect(visits.every(({ reader }) => reader === undefined)).toBe(true)
  })

  test('answers HEAD without a body and without reading anything', async () => {
    const { pageCookie } = await createMember(service)
    const options = { method: 'HEAD', headers: { cookie: pageCookie } } as const
    const { body, statusCode } = await get('/notifications?get=/api/testimonials/1', options)
    expect([statusCode, body]).toEqual([200, ''])
    expect(visits.every(({ reader }) => reader === undefined)).toBe(true)
  })

  test('is not sent to a visitor who opens the page', async () => {
    const looking = { headers: { 'sec-fetch-dest': 'document', 'sec-purpose': '' } }
    expect((await get('/notifications', looking)).body).toContain('Page of a guest')
  })
})

describe('visits at the same time', () => {
  test.each(['first', 'last'] as const)(
    'never see data of each other (the %s one continues first)',
    async (order) => {
      const [bride, groom] = [await createMember(service), await createMember(service, { gender: 'm' })]
      const rounds = [1, 2, 3]
      const visit = async ({ bnrId, pageCookie }: typeof bride) => {
        const steps = rounds.map(() => `wait&get=/api/ues/${bnrId}`).join('&')
        return await get(`/profile/1?${steps}`, { headers: { cookie: pageCookie } })
      }
      const pages = [visit(bride), visit(groom)]
      for (const _ of rounds) {
        await areWaiting(2)
        continueWaiting(order)
      }
      const [hers = '', his = ''] = (await Promise.all(pages)).map(({ body }) => body)
      for (const [body, own, other] of [
        [hers, bride, groom],
        [his, groom, bride],
      ] as const) {
        expect(body).toContain(`Page of ${own.bnrId}`)
        expect(gotOn(body)).toHaveLength(rounds.length)
        expect(gotOn(body).every(({ status }) => status === 200)).toBe(true)
        expect(body).not.toContain(other.bnrId)
      }
    },
  )

  test('do not show a guest the data of a member', async () => {
    const bride = await createMember(service)
    const url = `/profile/1?wait&get=/api/ues/${bride.bnrId}`
    const [hers, guests] = [get(url, { headers: { cookie: bride.pageCookie } }), get(url)]
    await areWaiting(2)
    continueWaiting('last')
    expect(gotOn((await hers).body)).toMatchObject([{ status: 200 }])
    expect(gotOn((await guests).body)).toMatchObject([{ status: 401 }])
  })
})
