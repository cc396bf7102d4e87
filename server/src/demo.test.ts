import { login } from '@bnr/contract/accounts/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOf, confirm, later, useFactors } from '../test/secondFactor/staff.ts'
import { totpSecrets } from './accounts/secondFactor/tables.ts'
import { users } from './accounts/tables.ts'
import { readConfig } from './config.ts'
import { welcomeText } from './demo.ts'
import { seedStaff, staffLogins } from './population/demoLogins.ts'

const service = useFactors()
const printed = (environment: Record<string, string> = {}) =>
  welcomeText(readConfig(environment), 'http://localhost:3000')

test('all staff of a demo log in with the secret that the start message prints, and keep their password', async () => {
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

test('a later start leaves the factors of the demo as their people changed them', async () => {
  await service.db.delete(totpSecrets)
  later(service, 30)
  await seedStaff(service)
  expect(await service.db.$count(totpSecrets)).toBe(0)
})

test('without second factors, and in production, no secret is printed', () => {
  expect(printed({ DEMO_SECOND_FACTOR: 'off' })).not.toContain('JBSWY3DPEHPK3PXP')
  const production = { APP_MODE: 'production', TOKEN_SECRET: 'x'.repeat(32) }
  expect(printed(production)).not.toContain('JBSWY3DPEHPK3PXP')
})
