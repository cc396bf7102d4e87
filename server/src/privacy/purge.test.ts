import { login, readSessionUser, refresh } from '@bnr/contract/accounts/endpoints'
import { deleteOwnProfile } from '@bnr/contract/privacy/endpoints'
import { createProfile, readProfile, saveProfile, transitionProfile } from '@bnr/contract/profiles/endpoints'
import { eq, getTableName } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createMember, password, registrationOf, type TestMember } from '../../test/factories/profiles.ts'
import { createTestimonial } from '../../test/factories/testimonials.ts'
import { useService } from '../../test/harness.ts'
import { codeSentTo } from '../../test/outbox.ts'
import { auditLog } from '../database/tables.ts'
import { loadInvoice } from '../invoices/store.ts'
import { media } from '../media/tables.ts'
import { notifications } from '../notifications/tables.ts'
import { loadProfile } from '../profiles/store.ts'
import { profiles, retiredBnrIds } from '../profiles/tables.ts'
import { activities } from '../relations/tables.ts'
import { testimonialPhotos, testimonials } from '../testimonials/tables.ts'
import { personalDataTables } from './personalDataTables.ts'
import { ownerOf, purgeDeletedProfiles } from './purge.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '40000000', DELETED_PROFILE_KEEP_DAYS: '90' })
const day = 86_400_000
const pass = (days: number) => {
  service.time.now = new Date(service.time.now.getTime() + days * day)
}
const erase = (member: TestMember, body: object, token = member.token) =>
  service.call(deleteOwnProfile, { params: { id: member.id }, body }, token)
const exists = async ({ id }: TestMember) => (await service.db.$count(profiles, eq(profiles.id, id))) > 0

let staff: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  staff = await createStaff(service, 'tele_manager')
})

/** Leaves rows, files and texts of a member in several places. */
async function leaveTraces(member: TestMember, other: TestMember) {
  const at = service.time.now
  const folder = `photos/${member.id}`
  await service.storage.put(`${folder}/display.webp`, Buffer.from('a face'))
  const photo = { kind: 'pp' as const, status: 'Active' as const, width: 10, height: 10, processed: true }
  await service.db
    .insert(media)
    .values({ id: String(member.id), profileId: member.id, folder, ...photo, createdAt: at, changedAt: at })
  const once = { at, day: 'infinity' }
  await service.db.insert(activities).values([
    { fromId: member.id, toId: other.id, kind: 's', ...once },
    { fromId: other.id, toId: member.id, kind: 'l', ...once },
  ])
  await service.db
    .insert(notifications)
    .values({ profileId: other.id, aboutId: member.id, kind: 'interestReceived', details: {}, at })
  const email = { address: `m${member.id}@example.com`, type: 'P' }
  await service.call(saveProfile, { params: { id: member.id }, body: { basic: { email } } }, member.token)
}

test('deleting a profile hides it immediately, ends other logins and tells the member the day of the purge', async () => {
  const member = await createMember(service)
  const seeker = await createMember(service, { gender: 'm' })
  const elsewhere = await service.call(login, { body: { userName: member.bnrId, password, userType: 'pu' } })
  const { body } = await erase(member, { currentPassword: password, reason: 'pr' })
  expect(body.message).toBe('Your profile has been deleted')
  const { status, purgeOn } = (
    await service.call(readSessionUser, { params: { username: member.bnrId } }, member.token)
  ).body
  expect([status, purgeOn]).toEqual(['Deleted', body.purgeOn])
  const seen = await service.call(readProfile, { query: { pid: member.bnrId } }, seeker.token)
  expect(seen.status).toBe(404)
  const refreshed = await service.call(refresh, { body: { refreshToken: elsewhere.body.refreshToken } })
  expect(refreshed.status).toBe(401)
  const asStaff = await service.call(readProfile, { query: { pid: member.bnrId } }, staff.token)
  expect(asStaff.body).toMatchObject({ status: 'Deleted', purgeOn })
})

test('members can delete only their own profile, only with proof, and in every status of an open profile', async () => {
  const member = await createMember(service)
  const stranger = await createMember(service, { gender: 'm' })
  expect((await erase(member, {})).wire).toMatchObject({ fields: { cpwd: 'Enter your current password' } })
  expect((await erase(member, { currentPassword: 'Wrong123' })).status).toBe(400)
  expect((await erase(member, { currentPassword: password }, stranger.token)).status).toBe(404)
  expect((await loadProfile(service.db, member.id)).status).toBe('Active')
  const code = await codeSentTo(service, member.number)
  expect((await erase(member, { code })).status).toBe(200)
  for (const status of ['Draft', 'Ready', 'Rejected'] as const) {
    const other = await createMember(service, { status })
    expect((await erase(other, { currentPassword: password })).status).toBe(200)
  }
})

test('support can restore a profile within the retention period, and the purge then leaves it alone', async () => {
  const member = await createMember(service)
  await erase(member, { currentPassword: password })
  pass(80)
  await service.call(transitionProfile.approve, { params: { id: member.id }, body: {} }, staff.token)
  pass(80)
  await purgeDeletedProfiles(service)
  expect((await loadProfile(service.db, member.id)).deletedAt).toBeNull()
})

test('a profile that staff settle after its member deleted it is purged on the day that the member saw', async () => {
  const member = await createMember(service)
  const { body } = await erase(member, { currentPassword: password })
  pass(30)
  const { token } = await createStaff(service, 'cc_manager')
  await service.call(transitionProfile.settle, { params: { id: member.id }, body: {} }, token)
  const seen = await service.call(readProfile, { query: { pid: member.bnrId } }, staff.token)
  expect(seen.body).toMatchObject({ status: 'Settled', purgeOn: body.purgeOn })
  pass(59)
  await purgeDeletedProfiles(service)
  expect(await exists(member)).toBe(true)
  pass(1)
  await purgeDeletedProfiles(service)
  expect(await exists(member)).toBe(false)
})

test('after the retention period all data about the member is gone, and no data about anybody else', async () => {
  const member = await createMember(service)
  const other = await createMember(service, { gender: 'm' })
  await leaveTraces(member, other)
  const { id: invoiceId } = await createInvoice(service, member.id)
  await erase(member, { currentPassword: password })
  const owner = ownerOf(await loadProfile(service.db, member.id))
  pass(89)
  await purgeDeletedProfiles(service)
  expect(await exists(member)).toBe(true)
  pass(1)
  await purgeDeletedProfiles(service)

  for (const { table, of, keptFor } of personalDataTables) {
    if (!keptFor)
      expect([getTableName(table), await service.db.$count(table, of(owner))]).toEqual([
        getTableName(table),
        0,
      ])
  }
  expect(await service.storage.get(`photos/${member.id}/display.webp`)).toBeUndefined()
  const words = await service.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `profile ${member.id}`))
  expect(words.every(({ detail }) => detail === null)).toBe(true)
  expect(words.at(-1)?.action).toBe('profile purge')
  expect(await service.db.$count(retiredBnrIds, eq(retiredBnrIds.bnrId, Number(member.bnrId)))).toBe(1)
  const invoice = await loadInvoice(service.db, invoiceId)
  expect(invoice).toMatchObject({ profileId: null, snapshot: { billedTo: { name: expect.any(String) } } })
  expect(await exists(other)).toBe(true)
  const again = await service.call(createProfile, {
    body: registrationOf({ phone: { countryCode: '91', number: member.number, type: 'M' } }),
  })
  expect(again.status).toBe(200)
})

test('a purge that fails half way leaves the whole profile, and the next one completes it', async () => {
  const member = await createMember(service)
  const other = await createMember(service, { gender: 'm' })
  await leaveTraces(member, other)
  await erase(member, { currentPassword: password })
  pass(91)
  const { remove } = service.storage
  service.storage.remove = () => Promise.reject(new Error('disk gone'))
  await expect(purgeDeletedProfiles(service)).rejects.toThrow('disk gone')
  service.storage.remove = remove
  expect(await exists(member)).toBe(true)
  expect(await service.db.$count(activities, eq(activities.fromId, member.id))).toBe(1)
  await Promise.all([purgeDeletedProfiles(service), purgeDeletedProfiles(service)])
  await purgeDeletedProfiles(service)
  expect(await exists(member)).toBe(false)
})

test('a published story remains without what identifies its people; other stories are deleted with their photos', async () => {
  const bride = await createMember(service)
  const own = { brideBnrId: Number(bride.bnrId) }
  const [published, hidden] = [
    await createTestimonial(service, own),
    await createTestimonial(service, { ...own, status: 'Rejected' }),
  ]
  const photo = { id: 'c0ffee0000', testimonialId: hidden.id, folder: 'stories/c0ffee0000', processed: true }
  const at = service.time.now
  await service.db.insert(testimonialPhotos).values({ ...photo, width: 1, height: 1, createdAt: at })
  await service.storage.put('stories/c0ffee0000/display.webp', Buffer.from('two faces'))
  await erase(bride, { currentPassword: password })
  pass(91)
  await purgeDeletedProfiles(service)
  const left = await service.db.select().from(testimonials)
  expect(left).toEqual([
    expect.objectContaining({
      id: published.id,
      text: published.text,
      brideBnrId: null,
      groomBnrId: null,
      email: null,
      phoneNumber: null,
    }),
  ])
  expect(await service.storage.get('stories/c0ffee0000/display.webp')).toBeUndefined()
})
