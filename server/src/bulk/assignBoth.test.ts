import { assignAll, listBulkActions } from '@bnr/contract/bulk/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { users } from '../accounts/tables.ts'
import { profiles } from '../profiles/tables.ts'

const service = useService()

test('an action stops when one of its two people can no longer be assigned', async () => {
  const manager = await createStaff(service, 'tele_manager')
  const tele = await createStaff(service, 'tele_executive')
  const care = await createStaff(service, 'cc_executive')
  const { id: profileId, bnrId } = await createMember(service)
  const criteria = [{ key: 'pid', operation: 'eq', value: bnrId }]
  const body = { criteria, total: 1, teleStaffId: tele.id, careStaffId: care.id }
  await service.call(assignAll, { body }, manager.token)
  await service.db.update(users).set({ disabled: true }).where(eq(users.id, care.id))
  await service.workJobs()
  const { results } = (await service.call(listBulkActions, {}, manager.token)).body
  const failure = 'One of the two people can no longer be assigned.'
  expect(results).toMatchObject([{ state: 'Cancelled', done: 0, failure }])
  const [row] = await service.db.select().from(profiles).where(eq(profiles.id, profileId))
  expect(row).toMatchObject({ teleStaffId: null, careStaffId: null })
})
