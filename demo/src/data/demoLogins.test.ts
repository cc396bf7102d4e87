import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refuseDemoLogins } from '../../../server/src/accounts/demoLogins.ts'
import { hashPassword } from '../../../server/src/accounts/passwords.ts'
import { users } from '../../../server/src/accounts/tables.ts'
import { createStaff } from '../../../server/test/factories/accounts.ts'
import { useService } from '../../../server/test/harness.ts'
import { seedStaff } from './demoLogins.ts'

const service = useService()
const change = (values: Partial<typeof users.$inferInsert>, userName = '919000000001') =>
  service.db.update(users).set(values).where(eq(users.userName, userName))

test('production refuses a database with demo accounts that can log in', async () => {
  await createStaff(service, 'super_admin')
  await expect(refuseDemoLogins(service.db)).resolves.toBeUndefined()
  await seedStaff(service)
  await expect(refuseDemoLogins(service.db)).rejects.toThrow(/919000000001.*Production needs a database/)
  await service.db.update(users).set({ disabled: true })
  await expect(refuseDemoLogins(service.db)).resolves.toBeUndefined()
  await change({ disabled: false, name: 'Somebody Else' })
  await expect(refuseDemoLogins(service.db)).rejects.toThrow('919000000001')
  await change({ passwordHash: await hashPassword('Own-Secret1') })
  await expect(refuseDemoLogins(service.db)).resolves.toBeUndefined()
  await change({ name: 'Ruth Sundaram' })
  await expect(refuseDemoLogins(service.db)).rejects.toThrow('919000000001')
})
