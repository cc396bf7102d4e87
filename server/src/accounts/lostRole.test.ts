import type { Role } from '@bnr/contract/access'
import { changeStaffMember } from '@bnr/contract/accounts/staff'
import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { downloadReport, generateReport, searchReports } from '@bnr/contract/reports/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { addressOfFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { usePages } from '../../test/pages.ts'
import { loadProfile } from '../profiles/store.ts'
import { asPageCaller } from './pageCaller.ts'

const service = useService()
const visitor = usePages(service)
let admin: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  admin = await createStaff(service, 'super_admin')
})

type Staff = Awaited<ReturnType<typeof createStaff>>

/** A super administrator changes the account while its owner is working. */
async function change({ id }: Staff, body: { roles?: Role[]; disabled?: boolean }): Promise<void> {
  const { status } = await service.call(changeStaffMember, { params: { id }, body }, admin.token)
  expect(status).toBe(200)
}

test('the next call with the same token is refused and does nothing', async () => {
  const manager = await createStaff(service, 'tele_manager')
  const { id } = await createMember(service, { status: 'Ready' })
  const take = (name: 'approve' | 'ready') =>
    service.call(transitionProfile[name], { params: { id }, body: {} }, manager.token)
  await change(manager, { roles: ['tele_executive'] })
  expect((await take('approve')).status).toBe(403)
  expect((await loadProfile(service.db, id)).status).toBe('Ready')
  await change(manager, { roles: ['tele_manager'] })
  expect((await take('approve')).status).toBe(200)
  await change(manager, { disabled: true })
  expect((await take('ready')).status).toBe(401)
})

test('the next page is rendered with the remaining rights, and its calls are refused like any others', async () => {
  const manager = await createStaff(service, 'tele_manager')
  const statusOnPage = async () => {
    const actor = await visitor(manager.pageCookie)
    if (!actor) return 'nobody'
    return await asPageCaller(actor, async (authorization) => {
      const request = { body: { criteria: [] }, headers: { authorization } }
      return (await service.call(searchReports, request)).status
    })
  }
  expect(await statusOnPage()).toBe(200)
  await change(manager, { roles: ['finance_admin'] })
  expect(await statusOnPage()).toBe(403)
  await change(manager, { disabled: true })
  expect(await statusOnPage()).toBe('nobody')
})

test('a file requested earlier can no longer be opened, neither by a new address nor by an existing one', async () => {
  const manager = await createStaff(service, 'cc_manager')
  const query = { type: 'REVENUE' }
  const { id } = (await service.call(generateReport, { query }, manager.token)).body
  await service.workJobs()
  const params = { id }
  const address = await addressOfFile(service, downloadReport, { params }, manager.token)
  await change(manager, { roles: ['cc_executive'] })
  expect((await service.app.inject({ url: address })).statusCode).toBe(403)
  expect((await service.call(downloadReport, { params }, manager.token)).status).toBe(403)
})

test('a file that is not ready yet is never made', async () => {
  const manager = await createStaff(service, 'cc_manager')
  const left = await createStaff(service, 'tele_manager')
  const ask = async ({ token }: Staff) =>
    (await service.call(generateReport, { query: { type: 'PAID' } }, token)).body.id
  const ids = [await ask(manager), await ask(left), await ask(admin)]
  await change(manager, { roles: ['cc_executive'] })
  await change(left, { disabled: true })
  await service.workJobs()
  const { body } = await service.call(searchReports, { body: { criteria: [] } }, admin.token)
  const states = ids.map((id) => body.results.find((one) => one.id === id)?.state)
  expect(states).toEqual(['Failed', 'Failed', 'Completed'])
})

test('a file with phone numbers can no longer be opened without the role that may have them', async () => {
  const holder = await createStaff(service, 'super_admin', 'tele_manager')
  const query = { type: 'ALL', contacts: 'true' }
  const { id } = (await service.call(generateReport, { query }, holder.token)).body
  await service.workJobs()
  const ask = async () => (await service.call(downloadReport, { params: { id } }, holder.token)).status
  expect(await ask()).toBe(200)
  await change(holder, { roles: ['tele_manager'] })
  expect(await ask()).toBe(403)
})
