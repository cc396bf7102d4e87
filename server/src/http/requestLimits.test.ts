import { sendCode } from '@bnr/contract/accounts/endpoints'
import { createProfile, readProfile } from '@bnr/contract/profiles/endpoints'
import { countProfiles } from '@bnr/contract/search/counts'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, creationOf, freshNumber, registrationOf } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })

/** Counts the calls that pass the rate limit. */
async function passed(count: number, call: () => Promise<{ status: number }>): Promise<number> {
  let through = 0
  for (let round = 0; round < count; round++) if ((await call()).status !== 429) through++
  return through
}
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const register = (address: string, token?: string) => () =>
  service.call(createProfile, { body: token ? creationOf() : registrationOf(), ...from(address) }, token)

test('families behind one address register 20 times in ten minutes, and staff there are not limited with them', async () => {
  const office = '203.0.113.20'
  expect(await passed(22, register(office))).toBe(20)
  const { token } = await createStaff(service, 'tele_executive')
  expect(await passed(30, register(office, token))).toBe(30)
})

test('a logged-in person is counted by account, whatever the address', async () => {
  const groom = await createMember(service, { gender: 'm' })
  const other = await createMember(service, { gender: 'm' })
  let round = 0
  const open = (member: typeof groom) => () =>
    service.call(
      readProfile,
      { query: { pid: member.bnrId }, ...from(`198.51.100.${(round++ % 250) + 1}`) },
      member.token,
    )
  expect(await passed(125, open(groom))).toBe(120)
  expect(await passed(1, open(other))).toBe(1)
})

test('one address requests 20 codes in ten minutes, however many numbers it names', async () => {
  const ask = () =>
    service.call(sendCode, {
      body: { phone: { countryCode: '91', number: freshNumber(), type: 'M' } },
      ...from('203.0.113.21'),
    })
  expect(await passed(25, ask)).toBe(20)
})

test('a member counts 300 times a minute and can still search, and an address without a session 60 times', async () => {
  const { token } = await createMember(service, { gender: 'm' })
  const body = { criteria: [] }
  const count = (as?: string) => () => service.call(countProfiles, { body, ...from('203.0.113.22') }, as)
  expect(await passed(303, count(token))).toBe(300)
  expect(await passed(1, () => service.call(searchProfiles, { body }, token))).toBe(1)
  expect(await passed(63, count())).toBe(60)
})
