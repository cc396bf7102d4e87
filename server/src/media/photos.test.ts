import { deletePhoto, moderatePhoto, photoQueue } from '@bnr/contract/media/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, type TestMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { picture, upload } from '../../test/photoUploads.ts'

const service = useService()

const photosOf = async (member: TestMember, token = member.token) =>
  (await service.call(readProfile, { query: { pid: member.bnrId } }, token)).body.media

test('an uploaded photo is approved and then seen by members', async () => {
  const bride = await createMember(service)
  const groom = await createMember(service, { gender: 'm' })
  const staff = await createStaff(service, 'cc_executive')
  const { status, body } = await upload(service, bride, await picture())
  expect(status).toBe(200)
  expect(body.message).toBeUndefined()
  expect(body.media).toMatchObject({ ms: 'Ready', mt: 'pp', pr: true })
  await service.workJobs()
  expect(await photosOf(bride)).toEqual([expect.objectContaining({ status: 'Ready' })])
  expect(await photosOf(bride, groom.token)).toEqual([])

  const queue = await service.call(photoQueue, {}, staff.token)
  expect(queue.body.results).toEqual([
    expect.objectContaining({ profile: expect.objectContaining({ id: bride.id }) }),
  ])
  const approve = () =>
    service.call(
      moderatePhoto,
      { params: { id: bride.id, mid: body.media.mid, action: 'approve' }, body: {} },
      staff.token,
    )
  expect((await approve()).body).toEqual({ message: 'Photo has been approved' })
  expect((await approve()).status).toBe(409)

  const [seen] = await photosOf(bride, groom.token)
  const file = await service.app.inject(seen?.url ?? '')
  expect(file.statusCode).toBe(200)
  expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(file.headers).not.toHaveProperty('content-security-policy')
  const metadata = await sharp(file.rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 600, height: 800 })
  expect(metadata.exif).toBeUndefined()
})

test('guests get only the blurred size, and its address serves no other', async () => {
  const bride = await createMember(service)
  const staff = await createStaff(service, 'cc_manager')
  const { body } = await upload(service, bride, await picture())
  await service.workJobs()
  await service.call(
    moderatePhoto,
    { params: { id: bride.id, mid: body.media.mid, action: 'approve' }, body: {} },
    staff.token,
  )
  const { body: found } = await service.call(searchProfiles, { body: {}, query: { sort: 'me,desc' } })
  const photo = found.results[0]?.media[0]
  expect(photo?.thumbnailUrl).toContain('/blurred?')
  expect(photo).not.toHaveProperty('id')
  const get = async (address: string) => (await service.app.inject(address)).statusCode
  expect(await get(photo?.thumbnailUrl ?? '')).toBe(200)
  expect(await get(photo?.thumbnailUrl.replace('blurred', 'display') ?? '')).toBe(401)
  expect(await get(photo?.thumbnailUrl.replace(/until=\d+/, 'until=9999999999999') ?? '')).toBe(401)
  service.time.now = new Date(service.time.now.getTime() + 3 * 3_600_000)
  expect(await get(photo?.thumbnailUrl ?? '')).toBe(401)
})

test('an approved profile photo replaces the previous one, and strangers can neither upload nor delete', async () => {
  const bride = await createMember(service)
  const groom = await createMember(service, { gender: 'm' })
  const staff = await createStaff(service, 'tele_executive')
  for (let round = 0; round < 2; round++) {
    const { body } = await upload(service, bride, await picture())
    await service.workJobs()
    await service.call(
      moderatePhoto,
      { params: { id: bride.id, mid: body.media.mid, action: 'approve' }, body: {} },
      staff.token,
    )
  }
  const photos = await photosOf(bride)
  expect(photos).toHaveLength(1)
  expect((await upload(service, { id: bride.id, token: groom.token }, await picture())).status).toBe(404)
  const refused = await service.call(
    deletePhoto,
    { params: { id: bride.id, mid: photos[0]?.id } },
    groom.token,
  )
  expect(refused.status).toBe(404)
  const reject = await service.call(
    moderatePhoto,
    { params: { id: bride.id, mid: photos[0]?.id, action: 'reject' }, body: {} },
    staff.token,
  )
  expect(reject.wire).toMatchObject({ fields: { rn: 'Enter a reason' } })
})

test('staff find the waiting photos of one person', async () => {
  const staff = await createStaff(service, 'cc_executive')
  const zipporah = await createMember(service, {
    change: { basic: { ...wizardSections.basic, name: 'Zipporah Q' } },
  })
  const other = await createMember(service)
  const first = await upload(service, zipporah, await picture())
  service.time.now = new Date(service.time.now.getTime() + 1000)
  const photos = [first, await upload(service, zipporah, await picture(), 'ap')]
  await upload(service, other, await picture())
  await service.workJobs()
  const queue = async (query: object) => {
    const { body } = await service.call(photoQueue, { query: query as Record<string, unknown> }, staff.token)
    return { total: body.total, mids: body.results.map(({ media }) => media.id) }
  }
  const hers = { total: 2, mids: photos.map(({ body }) => body.media.mid) }
  expect(await queue({ pid: zipporah.bnrId })).toEqual(hers)
  expect(await queue({ na: 'zippo' })).toEqual(hers)
  expect(await queue({ pid: zipporah.bnrId, size: 1, page: 1 })).toEqual({ total: 2, mids: [hers.mids[1]] })
  expect(await queue({ pid: zipporah.bnrId, st: 'Active' })).toEqual({ total: 0, mids: [] })
  expect(await queue({ pid: '99999999' })).toEqual({ total: 0, mids: [] })
  expect(await queue({ na: 'z%p' })).toEqual({ total: 0, mids: [] })
  expect((await queue({})).total).toBeGreaterThan(2)
  for (const query of [{ pid: 'abc' }, { na: 'zi' }])
    expect((await service.call(photoQueue, { query }, staff.token)).status).toBe(400)
})
