import { login, loginWithCode, sendCode } from '@bnr/contract/accounts/endpoints'
import { changePhone } from '@bnr/contract/accounts/settings'
import { updatePhoneNumber } from '@bnr/contract/profiles/admin'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, freshNumber, password } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { codeSentTo, messagesTo } from '../../test/outbox.ts'

/** One proxy is in front of the service; addresses that a client adds before its own do not count. */
const service = useService({ TRUST_PROXY: '1' })

const home = '203.0.113.5'
const botnet = (index: number) => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`
const pass = (minutes: number) => {
  service.time.now = new Date(service.time.now.getTime() + minutes * 60_000)
}

type Way = { from?: string; cookie?: string; userType?: 'pu' | 'au' }
const headersOf = ({ from = home, cookie }: Way) => ({
  'x-forwarded-for': from,
  ...(cookie ? { cookie } : {}),
})
const guess = (userName: string, secret: string, way: Way = {}) =>
  service.call(login, {
    body: { userName, password: secret, userType: way.userType ?? 'pu' },
    headers: headersOf(way),
  })
const enter = (number: string, code: string, way: Way = {}) =>
  service.call(loginWithCode, {
    body: { phone: { countryCode: '91', number, type: 'M' }, code, userType: 'pu' },
    headers: headersOf(way),
  })
const askFrom = (number: string, from: string) =>
  service.call(sendCode, {
    body: { phone: { countryCode: '91', number, type: 'M' } },
    headers: { 'x-forwarded-for': from },
  })
const browserOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? ''
const statuses = async (count: number, work: (index: number) => Promise<{ status: number }>) => {
  const found: number[] = []
  for (let index = 0; index < count; index++) found.push((await work(index)).status)
  return found
}

test('a guesser who invents addresses before the proxy’s own entry still counts as one', async () => {
  const { bnrId } = await createMember(service)
  const found = await statuses(40, (index) =>
    guess(bnrId, 'Wrong123', { from: `${botnet(index)}, 192.0.2.9` }),
  )
  expect(found.filter((status) => status === 401)).toHaveLength(5)
  expect(found.filter((status) => status === 429)).toHaveLength(35)
})

test('guesses from elsewhere lock out neither a member nor a super administrator, and do not block codes', async () => {
  const admin = await createStaff(service, 'super_admin')
  const found = await statuses(20, () =>
    guess(admin.userName, 'Wrong123', { from: '192.0.2.77', userType: 'au' }),
  )
  expect(found.filter((status) => status === 401)).toHaveLength(5)
  expect((await guess(admin.userName, password, { userType: 'au' })).status).toBe(200)
  const { number, bnrId } = await createMember(service)
  await statuses(6, () => guess(bnrId, 'Wrong123'))
  expect((await guess(bnrId, password)).status).toBe(429)
  expect((await enter(number, await codeSentTo(service, number))).status).toBe(200)
})

test('refused tries do not count, so that a steady trickle locks nobody out permanently', async () => {
  const { bnrId } = await createMember(service)
  await statuses(5, () => guess(bnrId, 'Wrong123'))
  for (let minute = 0; minute < 14; minute++) {
    pass(1)
    const refused = await guess(bnrId, 'Wrong123')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual((14 - minute) * 60)
  }
  pass(1.1)
  expect((await guess(bnrId, password)).status).toBe(200)
})

test('a botnet reaches the limit of the account, but a known browser does not', async () => {
  const { bnrId } = await createMember(service)
  const { headers } = await guess(bnrId, password)
  const cookie = browserOf(headers)
  expect(headers['set-cookie']).toContain(
    `${cookie}; Max-Age=15552000; Path=/api/ues; HttpOnly; SameSite=Lax`,
  )
  expect(cookie).toMatch(/^bnr_browser=[\w-]{32}$/)
  const found = await statuses(70, (index) => guess(bnrId, 'Wrong123', { from: botnet(index) }))
  expect(found.filter((status) => status === 401)).toHaveLength(50)
  expect((await guess(bnrId, password, { from: '192.0.2.200' })).status).toBe(429)
  expect((await guess(bnrId, password, { from: '192.0.2.200', cookie })).status).toBe(200)
  const stolen = await createMember(service)
  await statuses(70, (index) => guess(stolen.bnrId, 'Wrong123', { from: botnet(index) }))
  expect((await guess(stolen.bnrId, password, { from: '192.0.2.201', cookie })).status).toBe(429)
})

test.each(['member', 'staff'])(
  'no browser remains known after the %s gives the account a new number',
  async (by) => {
    const member = await createMember(service)
    const { bnrId, id } = member
    const cookie = browserOf((await guess(bnrId, password)).headers)
    const number = freshNumber()
    if (by === 'member') {
      const code = await codeSentTo(service, number)
      const body = {
        phone: { countryCode: '91', number, type: 'M' as const },
        newCode: code,
        currentPassword: password,
      }
      expect((await service.call(changePhone, { body }, member.token)).status).toBe(200)
    } else {
      const { token } = await createStaff(service, 'super_admin')
      const body = { countryCode: '91', number, type: 'M' as const }
      expect((await service.call(updatePhoneNumber, { params: { id }, body }, token)).status).toBe(200)
    }
    await statuses(70, (index) => guess(bnrId, 'Wrong123', { from: botnet(index) }))
    expect((await guess(bnrId, password, { from: '192.0.2.202', cookie })).status).toBe(429)
  },
)

test('a known browser also has only five guesses', async () => {
  const { bnrId } = await createMember(service)
  const cookie = browserOf((await guess(bnrId, password)).headers)
  const found = await statuses(9, () => guess(bnrId, 'Wrong123', { cookie }))
  expect(found.filter((status) => status === 401)).toHaveLength(5)
})

test('invented codes use up the tries of the guesser, not those of the person who requested the code', async () => {
  const { number } = await createMember(service)
  await askFrom(number, home)
  const code = (await messagesTo(service, `91${number}`))[0]?.slice(0, 6) ?? ''
  const wrong = code === '000000' ? '111111' : '000000'
  const found = await statuses(40, (index) => enter(number, wrong, { from: botnet(index % 10) }))
  expect(found.filter((status) => status === 401)).toHaveLength(25)
  expect((await enter(number, code)).status).toBe(200)
})

test('a new code does not reset the count of wrong codes', async () => {
  const { number } = await createMember(service)
  await askFrom(number, home)
  await statuses(5, () => enter(number, '000000'))
  pass(1)
  await askFrom(number, home)
  expect((await enter(number, '000000')).status).toBe(429)
})

test('one IPv6 network counts as one guesser', async () => {
  const { bnrId } = await createMember(service)
  const found = await statuses(12, (index) =>
    guess(bnrId, 'Wrong123', { from: `2001:db8:1:2::${index + 1}` }),
  )
  expect(found.filter((status) => status === 401)).toHaveLength(5)
})

test('only five of a hundred simultaneous wrong passwords are checked', async () => {
  const { bnrId } = await createMember(service)
  const answers = await Promise.all(Array.from({ length: 100 }, () => guess(bnrId, 'Wrong123')))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
})
