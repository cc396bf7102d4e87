import { expect } from '@playwright/test'
import { totpCode } from '../support/demoCode.ts'
import { test } from '../support/factorService.ts'
import { demoPassword } from '../support/people.ts'

test('a demo asks its staff for the code of the secret that its start message prints', async ({
  request,
}) => {
  const login = await request.post('/api/ues/ali', {
    data: { euid: '919000000001', pwd: demoPassword, ut: 'au' },
  })
  expect(login.status()).toBe(401)
  const { code, challenge } = await login.json()
  expect(code).toBe('second_factor_required')
  const confirmed = await request.post('/api/ues/second-factor', { data: { challenge, code: totpCode() } })
  expect(await confirmed.json()).toMatchObject({ euid: '919000000001', token: expect.any(String) })
})
