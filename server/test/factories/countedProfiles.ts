import { users } from '../../src/accounts/tables.ts'
import { profiles } from '../../src/profiles/tables.ts'
import { writeSearchRows } from '../../src/profiles/writeSearchRows.ts'
import type { TestService } from '../harness.ts'
import { freshNumber } from './profiles.ts'

type ProfileValues = typeof profiles.$inferInsert

/** A profile for tests that count, with the given values and the required columns only. */
export async function createCounted(service: TestService, values: Partial<ProfileValues> = {}) {
  const number = freshNumber()
  const [user] = await service.db
    .insert(users)
    .values({ type: 'pu', userName: number, name: 'Counted', roles: [] })
    .returning({ id: users.id })
  const at = values.createdAt ?? service.time.now
  const [row] = await service.db
    .insert(profiles)
    .values({
      userId: user?.id ?? 0,
      bnrId: Number(number.slice(2)),
      name: 'Counted',
      gender: 'f',
      status: 'Active',
      phoneCountryCode: '91',
      phoneNumber: number,
      createdAt: at,
      changedAt: at,
      statusAt: at,
      ...values,
    })
    .returning()
  if (!row) throw new Error('the profile was not created')
  await writeSearchRows(service.db, [row])
  return row
}
