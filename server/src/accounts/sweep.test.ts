import { login, refresh, sendCode } from '@bnr/contract/accounts/endpoints'
import { expect, test } from 'vitest'
import { createMember, password } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { sweepLogins } from './sweep.ts'
import { loginFailures, oneTimeCodes, refreshTokens, sessions } from './tables.ts'

const service = useService()

test('the sweep deletes what no login needs any more, and nothing else', async () => {
  const member = await createMember(service)
  const wrong = { userName: member.bnrId, password: 'Wrong123', userType: 'pu' }
  await service.call(login, { body: wrong })
  await service.call(sendCode, { body: { phone: { countryCode: '91', number: member.number, type: 'M' } } })
  const { body } = await service.call(login, { body: { ...wrong, password } })
  await service.call(login, { body: wrong })
  const counts = async () => ({
    failures: await service.db.$count(loginFailures),
    codes: await service.db.$count(oneTimeCodes),
    tokens: await service.db.$count(refreshTokens),
    sessions: await service.db.$count(sessions),
  })
  const before = await counts()
  await sweepLogins(service)
  expect(await counts()).toEqual(before)

  const pass = (days: number) => {
    service.time.now = new Date(service.time.now.getTime() + days * 86_400_000)
  }
  pass(2)
  await sweepLogins(service)
  expect(await counts()).toEqual({ ...before, failures: 0, codes: 0 })
  expect((await service.call(refresh, { body: { refreshToken: body.refreshToken } })).status).toBe(200)
  pass(61)
  await sweepLogins(service)
  expect(await counts()).toEqual({ failures: 0, codes: 0, tokens: 0, sessions: 0 })
})
