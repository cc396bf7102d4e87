import { openContact } from '@bnr/contract/profiles/contact'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'

const service = useService()
const open = ({ id }: { id: number }, token?: string) => service.call(openContact, { params: { id } }, token)
const openingsOf = ({ id }: TestMember) =>
  service.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `profile ${id}`), eq(auditLog.action, 'contact opened')))

test('a list shows only the end of a number and no other contact details', async () => {
  const staff = await createStaff(service)
  const member = await createMember(service)
  const criteria = [{ key: 'pid', operation: 'eq', value: member.bnrId }]
  const { wire } = await service.call(searchProfiles, { body: { criteria } }, staff.token)
  expect(JSON.stringify(wire)).not.toContain(member.number)
  expect(wire).toMatchObject({ results: [{ phm: `+91 ••••••${member.number.slice(-4)}` }] })
  expect(await openingsOf(member)).toEqual([])
})

test('each opening of contact details is logged with who opened whose', async () => {
  const staff = await createStaff(service, 'tele_executive')
  const member = await createMember(service)
  const { body } = await open(member, staff.token)
  expect(body.phone.number).toBe(member.number)
  expect(body).toMatchObject({
    contactPersonName: 'Joseph Raj',
    contactPersonPhone: { number: '9876543210' },
  })
  await open(member, staff.token)
  expect((await openingsOf(member)).map(({ userId }) => userId)).toEqual([staff.id, staff.id])
})

test('only staff may open contact details, and a refused request is not logged', async () => {
  const member = await createMember(service)
  const other = await createMember(service, { gender: 'm' })
  expect([(await open(member)).status, (await open(member, other.token)).status]).toEqual([401, 403])
  expect((await open({ id: 2_000_000_000 }, (await createStaff(service)).token)).status).toBe(404)
  expect(await openingsOf(member)).toEqual([])
})
