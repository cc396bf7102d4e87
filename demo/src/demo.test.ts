import { login } from '@bnr/contract/accounts/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staffLogins } from '../../server/src/accounts/demoLogins.ts'
import { totpSecrets } from '../../server/src/accounts/secondFactor/tables.ts'
import { users } from '../../server/src/accounts/tables.ts'
import { readConfig } from '../../server/src/config.ts'
import { codeOf, confirm, later, useFactors } from '../../server/test/secondFactor/staff.ts'
import { seedStaff } from './data/demoLogins.ts'
import { welcomeText } from './demo.ts'

const service = useFactors()
const printed = (environment: Record<string, string> = {}) =>
  welcomeText(readConfig(environment), 'http://localhost:3000')

test('demo staff log in with the printed secret and need not change their password', async () => {
  await seedStaff(service)
  const secret = /secret ([A-Z2-7]{16}) /.exec(printed())?.[1] ?? ''
  expect(secret).toBe('JBSWY3DPEHPK3PXP')
  for (const { userName } of staffLogins) {
    const body = { userName, password: 'Demo1234', userType: 'au' }
    const { challenge } = (await service.call(login, { body })).wire as { challenge: string }
    const { status } = await confirm(service, { challenge, code: codeOf(service, 0, secret) })
    expect([userName, status]).toEqual([userName, 200])
  }
  const rows = await service.db.select().from(users).where(eq(users.type, 'au'))
  expect(rows.filter(({ passwordDue }) => passwordDue)).toEqual([])
})

test('a later start leaves the second factors of demo staff as they changed them', async () => {
  await service.db.delete(totpSecrets)
  later(service, 30)
  await seedStaff(service)
  expect(await service.db.$count(totpSecrets)).toBe(0)
})

test('no secret is printed without second factors', () => {
  expect(printed({ DEMO_SECOND_FACTOR: 'off' })).not.toContain('JBSWY3DPEHPK3PXP')
})
