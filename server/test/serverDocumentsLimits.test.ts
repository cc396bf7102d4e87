import { describe, expect, test } from 'vitest'
import { createMember } from './factories/profiles.ts'
import { useSite } from './fakeSite.ts'
import { gotOn } from './fakeWriter.ts'
import { useService } from './harness.ts'

/** A guest may make this call twenty times in a minute. */
const phone = '/api/profiles/phone?nu=9876500000'
const most = 20
const readingIt = (times: number) =>
  Array(times)
    .fill(`get=${encodeURIComponent(phone)}`)
    .join('&')
const statusesOn = (html: string) => gotOn(html).map(({ status }) => status)
const all = Array<number>(most).fill(200)

/** The calls of a page share the limits of the visitor's other calls. */
describe('calls for a page are counted', () => {
  describe('without proxies', () => {
    const { get } = useSite(useService({ RATE_LIMITS: 'on' }))
    const pageFor = async (from: string, headers = {}) =>
      statusesOn((await get(`/profile/1?${readingIt(most)}`, { from, headers })).body)

    test('by the address of the visitor, not by our own', async () => {
      expect(await pageFor('203.0.113.1')).toEqual(all)
      expect((await get(phone, { from: '203.0.113.1' })).statusCode).toBe(429)
      expect((await get(phone, { from: '203.0.113.2' })).statusCode).toBe(200)
      expect((await get(phone)).statusCode).toBe(200)
    })

    test('whatever address the visitor claims', async () => {
      for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded'])
        await pageFor('203.0.113.3', { [name]: `198.51.100.${name.length}` })
      expect((await get(phone, { from: '203.0.113.3' })).statusCode).toBe(429)
      expect((await get(phone, { from: '198.51.100.15' })).statusCode).toBe(200)
    })
  })

  describe('behind a proxy', () => {
    const { get } = useSite(useService({ RATE_LIMITS: 'on', TRUST_PROXY: '1' }))
    const behind = (address: string) => ({ from: '10.0.0.1', headers: { 'x-forwarded-for': address } })

    test('by the address that it names', async () => {
      const claimed = behind('198.51.100.9, 203.0.113.1')
      expect(statusesOn((await get(`/profile/1?${readingIt(most)}`, claimed)).body)).toEqual(all)
      expect((await get(phone, behind('203.0.113.1'))).statusCode).toBe(429)
      expect((await get(phone, behind('198.51.100.9'))).statusCode).toBe(200)
      expect((await get(phone, { from: '10.0.0.1' })).statusCode).toBe(200)
    })
  })

  describe('of somebody who is logged in', () => {
    const service = useService({ RATE_LIMITS: 'on' })
    const { get } = useSite(service)

    test('by person', async () => {
      const { pageCookie, token } = await createMember(service)
      const { body } = await get(`/profile/1?${readingIt(most)}`, { headers: { cookie: pageCookie } })
      expect(statusesOn(body)).toEqual(all)
      const elsewhere = { from: '203.0.113.7', headers: { authorization: `Bearer ${token}` } }
      expect((await get(phone, elsewhere)).statusCode).toBe(429)
      expect((await get(phone)).statusCode).toBe(200)
    })
  })
})
