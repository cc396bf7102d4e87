import { photoQueue } from '@bnr/contract/media/endpoints'
import { biodata } from '@bnr/contract/profiles/biodata'
import { openContact } from '@bnr/contract/profiles/contact'
import { readDraft, readProfile } from '@bnr/contract/profiles/endpoints'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createPhoto } from '../../test/factories/photos.ts'
import { createMember, everyHiddenField, type TestMember } from '../../test/factories/profiles.ts'
import { logIn } from '../../test/factories/sessions.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'

const service = useService()

const minutes = (count: number) => new Date(service.time.now.getTime() + count * 60_000)

async function viewsOf({ id }: TestMember) {
  const found = await service.db
    .select({ userId: auditLog.userId, action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject, `profile ${id}`))
    .orderBy(asc(auditLog.id))
  return found.map(({ userId, action }) => [userId, action])
}

test('opening a profile is logged once while its page is read again, and once more later', async () => {
  const family = await createMember(service)
  const [first, second] = [await createStaff(service), await createStaff(service)]
  const page = (token: string) => service.call(readProfile, { query: { pid: family.bnrId } }, token)
  const draft = (token: string) => service.call(readDraft, { params: { id: family.id } }, token)
  for (const read of [page, page, draft]) await read(first.token)
  expect(await viewsOf(family)).toEqual([[first.id, 'profile opened']])
  await page(second.token)
  expect(await viewsOf(family)).toEqual([
    [first.id, 'profile opened'],
    [second.id, 'profile opened'],
  ])
  const { now } = service.time
  service.time.now = minutes(14)
  await page(first.token)
  expect(await viewsOf(family)).toHaveLength(2)
  service.time.now = minutes(2)
  // The first token has expired by now.
  await page((await logIn(service, first)).token)
  expect(await viewsOf(family)).toHaveLength(3)
  service.time.now = now
})

test('opening the contact details in a list is logged separately from opening the page', async () => {
  const family = await createMember(service)
  const { token, id } = await createStaff(service)
  await service.call(openContact, { params: { id: family.id } }, token)
  await service.call(readProfile, { query: { pid: family.bnrId } }, token)
  expect(await viewsOf(family)).toEqual([
    [id, 'contact opened'],
    [id, 'profile opened'],
  ])
})

test('members who read profiles are not logged, and staff who download a biodata are logged each time', async () => {
  const [family, groom] = [await createMember(service), await createMember(service, { gender: 'm' })]
  const { token, id } = await createStaff(service)
  await service.call(readProfile, { query: { pid: family.bnrId } }, family.token)
  await service.call(readProfile, { query: { pid: family.bnrId } }, groom.token)
  const print = (contact: boolean, by: string) =>
    downloadFile(service, biodata, { params: { id: family.id }, query: { contact } }, by)
  await print(true, family.token)
  expect(await viewsOf(family)).toEqual([])
  await print(false, token)
  await print(true, token)
  expect(await viewsOf(family)).toEqual([
    [id, 'biodata download'],
    [id, 'biodata download'],
  ])
})

test('staff who approve photos see no contact details', async () => {
  const family = await createMember(service, { change: everyHiddenField() })
  await createPhoto(service, family.id, { status: 'Ready' })
  const { token } = await createStaff(service, 'cc_executive')
  const { wire, status } = await service.call(photoQueue, { query: { pid: family.bnrId } }, token)
  expect(status).toBe(200)
  expect(JSON.stringify(wire)).toContain('Anna Mary')
  for (const secret of [family.number, 'example.com', '9876543210', 'Church Street', '600020'])
    expect(JSON.stringify(wire)).not.toContain(secret)
})
