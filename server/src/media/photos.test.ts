import { deletePhoto, moderatePhoto, photoQueue } from '@bnr/contract/media/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, type TestMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

const picture = (width = 600, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#7B1E3A' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer()

async function upload(
  member: { id: number; token: string },
  content: Buffer,
  kind = 'pp',
  name = 'photo.jpg',
) {
  const boundary = 'photo-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = {
    authorization: `Bearer ${member.token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  }
  const response = await service.app.inject({
    method: 'POST',
    url: `/media/medias/upload/${member.id}/${kind}`,
    headers,
    payload,
  })
  return { status: response.statusCode, body: response.json() }
}

const photosOf = async (member: TestMember, token = member.token) =>
  (await service.call(readProfile, { query: { pid: member.bnrId } }, token)).body.media

test('from upload over moderation to what members and guests see', async () => {
  const bride = await createMember(service)
  const groom = await createMember(service, { gender: 'm' })
  const staff = await createStaff(service, 'cc_executive')
  const { status, body } = await upload(bride, await picture())
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
  const metadata = await sharp(file.rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 600, height: 800 })
  expect(metadata.exif).toBeUndefined()
})

test('guests are sent the blurred size alone, and an address serves no other', async () => {
  const bride = await createMember(service)
  const staff = await createStaff(service, 'cc_manager')
  const { body } = await upload(bride, await picture())
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

test('content decides, not the name: texts, bombs, broken and too large files', async () => {
  const bride = await createMember(service)
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  expect(await upload(bride, Buffer.from('just a text'))).toMatchObject({
    status: 415,
    body: { code: 'not_a_photo' },
  })
  expect(
    await upload(bride, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  ).toMatchObject({ status: 415 })
  expect(await upload(bride, bomb)).toMatchObject({ status: 413, body: { code: 'photo_too_large' } })
  expect((await upload(bride, Buffer.alloc(11 * 1024 * 1024, 1))).status).toBe(413)
  const broken = (await picture()).subarray(0, 600)
  const answer = await upload(bride, broken)
  await service.workJobs()
  if (answer.status === 200)
    expect(await photosOf(bride)).toEqual([
      expect.objectContaining({ status: 'Rejected', reason: expect.any(String) }),
    ])
  else expect(answer.status).toBe(415)
})

const form = (...parts: { name: string; content: string | Buffer; file?: boolean }[]) =>
  Buffer.concat([
    ...parts.flatMap(({ name, content, file = true }) => [
      Buffer.from(
        `--b\r\nContent-Disposition: form-data; name="${name}"${file ? '; filename="a.jpg"' : ''}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--b--\r\n'),
  ])

test('a form that holds no whole photo is refused by name', async () => {
  const bride = await createMember(service)
  const photo = await picture(100, 100)
  const send = async (payload: Buffer, type = 'multipart/form-data; boundary=b') => {
    const headers = { authorization: `Bearer ${bride.token}`, 'content-type': type }
    const url = `/media/medias/upload/${bride.id}/ap`
    const answer = await service.app.inject({ method: 'POST', url, headers, payload })
    return [answer.statusCode, answer.json().fields?.file]
  }
  const whole = form({ name: 'file', content: photo })
  const brokenOff = 'The photo did not arrive whole. Please upload it again'
  expect(await send(whole)).toEqual([200, undefined])
  expect(await send(form({ name: 'file', content: '' }))).toEqual([400, 'Choose a photo'])
  expect(await send(form({ name: 'photo', content: photo }))).toEqual([400, 'Choose a photo'])
  expect(await send(form({ name: 'file', content: 'text', file: false }))).toEqual([400, 'Choose a photo'])
  expect(await send(form())).toEqual([400, 'Choose a photo'])
  expect(await send(whole.subarray(0, whole.length - 60))).toEqual([400, brokenOff])
  expect(await send(whole, 'multipart/form-data')).toEqual([400, brokenOff])
  expect(await send(form({ name: 'file', content: photo }, { name: 'file', content: photo }))).toEqual([
    400,
    'Upload one photo at a time',
  ])
  expect(await photosOf(bride)).toHaveLength(1)
})

test('a photo of 65,000 pixels in width is taken, and no size of it is wider than we keep', async () => {
  const bride = await createMember(service)
  expect(await upload(bride, await picture(65_000, 300))).toMatchObject({
    status: 200,
    body: { media: { mf: '65000x300' } },
  })
  await service.workJobs()
  const [photo] = await photosOf(bride)
  expect(photo?.status).toBe('Ready')
  expect(photo?.processing).toBeUndefined()
  const { rawPayload } = await service.app.inject(photo?.url ?? '')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1000 })
})

test('a photo that turns out unreadable is Rejected, and not being prepared any more', async () => {
  const bride = await createMember(service)
  const content = await picture(2000, 2000)
  expect((await upload(bride, content.subarray(0, content.length / 2))).status).toBe(200)
  expect((await photosOf(bride))[0]).toMatchObject({ status: 'Ready', processing: true })
  await service.workJobs()
  const [photo] = await photosOf(bride)
  expect(photo).toMatchObject({ status: 'Rejected', reason: expect.any(String) })
  expect(photo?.processing).toBeUndefined()
})

test('an album holds five, also when eight arrive at once; a deleted one makes room', async () => {
  const bride = await createMember(service)
  const content = await picture(200, 200)
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(bride, content, 'ap')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  const [first] = await photosOf(bride)
  const gone = await service.call(deletePhoto, { params: { id: bride.id, mid: first?.id } }, bride.token)
  expect(gone.body).toEqual({ message: 'Deleted!' })
  expect((await upload(bride, content, 'ap')).status).toBe(200)
})

test('an approved profile photo replaces the one before; strangers can neither upload nor delete', async () => {
  const bride = await createMember(service)
  const groom = await createMember(service, { gender: 'm' })
  const staff = await createStaff(service, 'tele_executive')
  for (let round = 0; round < 2; round++) {
    const { body } = await upload(bride, await picture())
    await service.workJobs()
    await service.call(
      moderatePhoto,
      { params: { id: bride.id, mid: body.media.mid, action: 'approve' }, body: {} },
      staff.token,
    )
  }
  const photos = await photosOf(bride)
  expect(photos).toHaveLength(1)
  expect((await upload({ id: bride.id, token: groom.token }, await picture())).status).toBe(404)
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

test('staff find the photos of one person among those that wait', async () => {
  const staff = await createStaff(service, 'cc_executive')
  const zipporah = await createMember(service, {
    change: { basic: { ...wizardSections.basic, name: 'Zipporah Q' } },
  })
  const other = await createMember(service)
  const first = await upload(zipporah, await picture())
  service.time.now = new Date(service.time.now.getTime() + 1000)
  const photos = [first, await upload(zipporah, await picture(), 'ap')]
  await upload(other, await picture())
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
