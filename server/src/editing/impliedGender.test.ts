import { type Role, staffRoles } from '@bnr/contract/access'
import { adminCalls } from '@bnr/contract/profiles/admin'
import { readProfile, saveProfile } from '@bnr/contract/profiles/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'

const service = useService()
const staff = {} as Record<Role, { token: string }>
beforeAll(async () => {
  for (const role of staffRoles) staff[role] = await createStaff(service, role)
})

const createFor = (member: TestMember, createdFor: string, { token }: { token: string }) =>
  service.call(adminCalls.createdFor, { params: { id: member.id }, query: { cf: createdFor } }, token)

async function basicOf({ bnrId }: TestMember) {
  const { body } = await service.call(readProfile, { query: { pid: bnrId } }, staff.cc_executive.token)
  return body.basic
}

async function auditedActions({ id }: TestMember): Promise<string[]> {
  const rows = await service.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `profile ${id}`))
  return rows.map(({ action }) => action)
}

describe('a "created for" value that implies another gender', () => {
  test.each([
    ['Daughter', 'Son'],
    ['Friend', 'Brother'],
  ])('is refused from %s to %s without permission to change the gender', async (from, to) => {
    const member = await createMember(service)
    if (from !== 'Daughter') await createFor(member, from, staff.cc_executive)
    const message = `${to} would change the gender to Male. Ask a telemarketing executive to change it`
    for (const role of staffRoles.filter((one) => one !== 'tele_executive')) {
      const { status, wire } = await createFor(member, to, staff[role])
      expect([role, status, wire]).toMatchObject([role, 403, { message, fields: { cf: message } }])
    }
    expect(await basicOf(member)).toMatchObject({ createdFor: from, gender: 'f' })
    expect(await auditedActions(member)).not.toContain('admin gender')
  })

  test('changes nothing through the edit form for any role', async () => {
    const member = await createMember(service)
    const change = { params: { id: member.id }, body: { basic: { createdFor: 'Son' } } }
    for (const { token } of [member, ...staffRoles.map((role) => staff[role])])
      expect((await service.call(saveProfile, change, token)).status).toBe(409)
    expect(await basicOf(member)).toMatchObject({ createdFor: 'Daughter', gender: 'f' })
  })
})
