import { logout } from '@bnr/contract/accounts/endpoints'
import { lists, performActivity } from '@bnr/contract/activities/endpoints'
import { readDraft, readProfile, transitionProfile } from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createPhoto } from '../../test/factories/photos.ts'
import { createMember, registerDraft, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { users } from '../accounts/tables.ts'
import { media } from '../media/tables.ts'
import { updateProfile } from '../profiles/store.ts'

const service = useService()

const fetched = async (address: string | undefined) =>
  (await service.app.inject(address ?? '/nowhere')).statusCode

const addressFor = async (viewer: { token: string }, owner: TestMember) =>
  (await service.call(readProfile, { query: { pid: owner.bnrId } }, viewer.token)).body.media[0]?.url

/** A bride with an approved photo, and a groom with the address of that photo. */
async function seen() {
  const bride = await createMember(service)
  const groom = await createMember(service, { gender: 'm' })
  const photo = await createPhoto(service, bride.id)
  const address = await addressFor(groom, bride)
  expect(await fetched(address)).toBe(200)
  return { bride, groom, photo, address }
}

const perform = (from: TestMember, verb: 'block', to: TestMember) =>
  service.call(performActivity[verb], { params: { id: from.id, targetId: to.id } }, from.token)

const change = (id: number, values: Parameters<typeof updateProfile>[2]) =>
  service.db.inTransaction((tx) => updateProfile(tx, id, values))

type Seen = Awaited<ReturnType<typeof seen>>

test.each<[string, (at: Seen) => Promise<unknown>]>([
  ['the owner blocks the viewer', ({ bride, groom }) => perform(bride, 'block', groom)],
  [
    'the photo is rejected',
    ({ photo }) => service.db.update(media).set({ status: 'Rejected' }).where(eq(media.id, photo)),
  ],
  [
    'the photo is deleted',
    ({ photo }) => service.db.update(media).set({ status: 'Deleted' }).where(eq(media.id, photo)),
  ],
  [
    'the owner deactivates the profile',
    ({ bride }) =>
      service.call(transitionProfile.deactivate, { params: { id: bride.id }, body: {} }, bride.token),
  ],
  ['the viewer is deactivated', ({ groom }) => change(groom.id, { status: 'Deactivated' })],
  ['the owner becomes of the same gender', ({ bride }) => change(bride.id, { gender: 'm' })],
  ['the viewer logs out', ({ groom }) => service.call(logout, { body: {} }, groom.token)],
  [
    'the account of the viewer is disabled',
    ({ groom }) => service.db.update(users).set({ disabled: true }).where(eq(users.id, groom.userId)),
  ],
])('a photo address stops working at once when %s', async (_, happens) => {
  const at = await seen()
  await happens(at)
  expect(await fetched(at.address)).toBe(401)
})

test('a photo address works only for its viewer and size', async () => {
  const { bride, groom, address = '' } = await seen()
  const other = await createMember(service, { gender: 'm' })
  const ofOther = await addressFor(other, bride)
  const holder = (from = '') => new URL(from, 'http://x').searchParams.get('for') ?? ''
  expect(holder(ofOther)).not.toBe(holder(address))
  expect(await fetched(address.replace(holder(address), holder(ofOther)))).toBe(401)
  expect(await fetched(address.replace(holder(address), 'guest'))).toBe(401)
  expect(await fetched(address.replace(/for=[^&]*&/, ''))).toBe(400)
  expect(await fetched(address.replace('/display', '/original'))).toBe(401)
  expect(await addressFor(groom, bride)).toBe(address)
})

test('owner and staff see an unapproved photo for as long as they are logged in', async () => {
  const bride = await createMember(service)
  const staff = await createStaff(service, 'cc_executive')
  await createPhoto(service, bride.id, { status: 'Ready' })
  const [own, ofStaff] = [await addressFor(bride, bride), await addressFor(staff, bride)]
  await change(bride.id, { status: 'Deactivated' })
  expect([await fetched(own), await fetched(ofStaff)]).toEqual([200, 200])
  await service.call(logout, { body: {} }, staff.token)
  await service.call(logout, { body: {} }, bride.token)
  expect([await fetched(own), await fetched(ofStaff)]).toEqual([401, 401])
})

test('the address of a blurred photo stops working when its profile is deleted', async () => {
  const bride = await createMember(service)
  await createPhoto(service, bride.id)
  const { body } = await service.call(searchProfiles, { body: {}, query: { sort: 'cdt,desc' } })
  const address = body.results[0]?.media[0]?.thumbnailUrl
  expect(address).toContain('for=guest')
  expect(await fetched(address)).toBe(200)
  await change(bride.id, { status: 'Deleted' })
  expect(await fetched(address)).toBe(401)
})

test('the list of blocked members shows their photos', async () => {
  const { bride, groom } = await seen()
  await perform(groom, 'block', bride)
  const { body } = await service.call(lists.blocked, { params: { id: groom.id } }, groom.token)
  expect(await fetched(body.results[0]?.target?.media[0]?.thumbnailUrl)).toBe(200)
})

test('fetching a photo takes one statement', async () => {
  const { address = '' } = await seen()
  expect(await service.statementsOf(() => service.app.inject(address))).toHaveLength(1)
})

test('the photo addresses of a registration form stop working when the number is verified', async () => {
  const draft = await registerDraft(service)
  await createPhoto(service, draft.id, { status: 'Ready' })
  const read = await service.call(readDraft, { params: { id: draft.id } }, draft.token)
  const address = read.body.media[0]?.url
  expect(await fetched(address)).toBe(200)
  await change(draft.id, { phoneVerified: true })
  expect(await fetched(address)).toBe(401)
})
