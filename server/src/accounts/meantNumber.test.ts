import { loginWithCode, sendCode } from '@bnr/contract/accounts/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { profiles } from '../profiles/tables.ts'

const service = useService()

const british = (number: string) => ({ countryCode: '44', number, type: 'M' as const })

async function memberAbroad(number: string) {
  const member = await createMember(service)
  const values = { phoneCountryCode: '44', phoneNumber: number }
  await service.db.update(profiles).set(values).where(eq(profiles.id, member.id))
  return member
}

/** Logs in with a code for the number as it was typed, and returns who was found. */
async function enterWith(number: string, sentTo: string) {
  const typed = { phone: british(number), userType: 'pu' as const }
  expect((await service.call(sendCode, { body: typed })).status).toBe(200)
  const [text = ''] = await messagesTo(service, sentTo)
  const code = text.slice(0, 6)
  const { body } = await service.call(loginWithCode, { body: { ...typed, code } })
  return body.results.map(({ id }) => id)
}

test('a member abroad who types the 0 of calls at home gets the code, and logs in', async () => {
  const member = await memberAbroad('7911123456')
  expect(await enterWith('07911123456', '447911123456')).toEqual([member.id])
})

test('a profile that has the 0 in its number keeps its login', async () => {
  const member = await memberAbroad('07911123457')
  expect(await enterWith('07911123457', '4407911123457')).toEqual([member.id])
})

test('a number with the 0 that nobody has gets a code, like every unknown number', async () => {
  expect(await enterWith('07911123458', '447911123458')).toEqual([])
})
