import { login } from '@bnr/contract/accounts/endpoints'
import { endOtherSessions, endSession, listSessions } from '@bnr/contract/accounts/settings'
import { expect, test } from 'vitest'
import { createMember, password, type TestMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { deviceOf } from './device.ts'

const service = useService()
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

async function loginAgain(member: TestMember): Promise<string> {
  const body = { userName: member.bnrId, password, userType: 'pu' }
  return (await service.call(login, { body, headers: { 'user-agent': phone } })).body.token
}
const sessionsOf = (token: string) => service.call(listSessions, {}, token)

test('members see where they are logged in, last used first, and which session is the present one', async () => {
  const member = await createMember(service)
  service.time.now = new Date(service.time.now.getTime() + 60_000)
  const token = await loginAgain(member)
  const { body } = await sessionsOf(token)
  expect(body.results).toEqual([
    expect.objectContaining({ browser: 'Chrome', system: 'Android', current: true }),
    expect.objectContaining({ current: false }),
  ])
  expect(body.results[1]?.browser).toBeUndefined()
})

test('a member can log out one session, or all others', async () => {
  const member = await createMember(service)
  const [one, two] = [await loginAgain(member), await loginAgain(member)]
  const [mine] = (await sessionsOf(one)).body.results.filter(({ current }) => current)
  const params = { sid: mine?.id }
  expect((await service.call(endSession, { params }, member.token)).status).toBe(200)
  expect((await sessionsOf(one)).status).toBe(401)
  expect((await service.call(endSession, { params }, member.token)).status).toBe(404)
  expect((await service.call(endOtherSessions, {}, member.token)).status).toBe(200)
  expect((await sessionsOf(two)).status).toBe(401)
  expect((await sessionsOf(member.token)).body.results).toHaveLength(1)
})

test('a member cannot find the sessions of others', async () => {
  const [member, stranger] = [await createMember(service), await createMember(service)]
  const [session] = (await sessionsOf(member.token)).body.results
  const answer = await service.call(endSession, { params: { sid: session?.id } }, stranger.token)
  expect(answer.status).toBe(404)
  expect((await sessionsOf(member.token)).status).toBe(200)
  expect((await service.call(endSession, { params: { sid: 'x' } }, member.token)).status).toBe(400)
})

test.each([
  [phone, 'Chrome', 'Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.0', undefined, undefined],
  [null, undefined, undefined],
])('the user agent %s means %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ ...(browser && { browser }), ...(system && { system }) })
})
