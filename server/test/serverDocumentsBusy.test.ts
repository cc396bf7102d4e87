import { describe, expect, test } from 'vitest'
import { createMember } from './factories/profiles.ts'
import { useSite } from './fakeSite.ts'
import { countWaiting, frames, gotOn, letGo, visits } from './fakeWriter.ts'
import { useService } from './harness.ts'
import { keptLog } from './logLines.ts'

const service = useService({ PAGES_AT_ONCE: '2' })
const { log } = keptLog()
const { site, get } = useSite(service, { log })

const frame = 'One moment'
const areWaiting = (count: number) => expect.poll(countWaiting).toBe(count)

async function leftToBrowsers(): Promise<number> {
  const { body } = await site.app.inject('/metrics')
  return Number(body.match(/^pages_left_to_browsers_total (\d+)$/m)?.[1])
}

describe('beyond as many pages at once', () => {
  test('the frame is sent without waiting, and counted; afterwards all is as before', async () => {
    const before = await leftToBrowsers()
    const held = [get('/profile/1?wait'), get('/profile/2?wait')]
    await areWaiting(2)
    for (const url of ['/profile/3', '/testimonials']) {
      const { body, statusCode, headers } = await get(url)
      expect([body.includes(frame), statusCode, headers['cache-control']]).toEqual([true, 200, 'no-store'])
    }
    expect(await leftToBrowsers()).toBe(before + 2)
    letGo()
    for (const { body } of await Promise.all(held)) expect(body).toContain('Page of a guest')
    expect((await get('/profile/3')).body).toContain('Page of a guest')
    expect(await leftToBrowsers()).toBe(before + 2)
  })

  test('a page that breaks, or is for another address, leaves its place to the next', async () => {
    for (const url of [
      '/profile/1?break=x',
      '/profile/1?redirect=/home',
      '/profile/1?redirect=//evil.example',
    ])
      for (let round = 0; round < 3; round++) await get(url)
    expect((await get('/profile/1')).body).toContain('Page of a guest')
  })
})

describe('the frame', () => {
  const ahead = { headers: { 'sec-purpose': 'prefetch' } }

  describe('of a screen', () => {
    const fresh = useSite(service)

    test('is drawn once, for whoever asks for whichever address of it', async () => {
      const { pageCookie } = await createMember(service)
      const cookie = { headers: { ...ahead.headers, cookie: pageCookie } }
      const urls = ['/profile/1', '/profile/2/', '/profile/3?wait', '/ad/staff', '/ad/staff/?a=1']
      const asked = urls.flatMap((url) => [fresh.get(url, ahead), fresh.get(url, cookie)])
      for (const { body } of await Promise.all(asked)) expect(body).toContain(frame)
      await fresh.get('/profile/1', ahead)
      const drawn = ['/profile/id', '/ad/staff'].map((path) => `http://localhost${path}`)
      expect(visits).toEqual(drawn.map((address) => ({ address, isDemo: true })))
    })
  })

  test('that could not be drawn is drawn for the next who asks', async () => {
    frames.toFail = 1
    expect((await get('/notifications', ahead)).statusCode).toBe(500)
    expect((await get('/notifications', ahead)).body).toContain(frame)
  })

  test.each([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-dest': 'image' },
    { 'sec-fetch-dest': '' },
  ])('is all that %j is sent: nobody is looked up and nothing is read', async (header) => {
    const { id, pageCookie } = await createMember(service)
    const url = `/notifications?get=/api/profiles/${id}/notifications`
    const asked = await service.statementsOf(async () => {
      const { body, statusCode } = await get(url, { headers: { cookie: pageCookie, ...header } })
      expect([statusCode, body.includes(frame)]).toEqual([200, true])
    })
    expect(asked).toEqual([])
    expect(visits.every(({ reader }) => reader === undefined)).toBe(true)
  })

  test('stands behind HEAD: nothing is read, and there is no body', async () => {
    const { pageCookie } = await createMember(service)
    const asked = { method: 'HEAD', headers: { cookie: pageCookie } } as const
    const { body, statusCode } = await get('/notifications?get=/api/testimonials/1', asked)
    expect([statusCode, body]).toEqual([200, ''])
    expect(visits.every(({ reader }) => reader === undefined)).toBe(true)
  })

  test('is not for who looks at the page', async () => {
    const looking = { headers: { 'sec-fetch-dest': 'document', 'sec-purpose': '' } }
    expect((await get('/notifications', looking)).body).toContain('Page of a guest')
  })
})

describe('visits at the same time', () => {
  test.each(['first', 'last'] as const)('never see what is another’s (%s goes on first)', async (order) => {
    const [bride, groom] = [await createMember(service), await createMember(service, { gender: 'm' })]
    const rounds = [1, 2, 3]
    const visit = async ({ bnrId, pageCookie }: typeof bride) => {
      const asked = rounds.map(() => `wait&get=/api/ues/${bnrId}`).join('&')
      return await get(`/profile/1?${asked}`, { headers: { cookie: pageCookie } })
    }
    const pages = [visit(bride), visit(groom)]
    for (const _ of rounds) {
      await areWaiting(2)
      letGo(order)
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
  })

  test('and a guest between them sees neither', async () => {
    const bride = await createMember(service)
    const url = `/profile/1?wait&get=/api/ues/${bride.bnrId}`
    const [hers, guests] = [get(url, { headers: { cookie: bride.pageCookie } }), get(url)]
    await areWaiting(2)
    letGo('last')
    expect(gotOn((await hers).body)).toMatchObject([{ status: 200 }])
    expect(gotOn((await guests).body)).toMatchObject([{ status: 401 }])
  })
})
