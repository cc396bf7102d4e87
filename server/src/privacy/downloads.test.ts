import { downloadData, readDownload, requestData } from '@bnr/contract/privacy/endpoints'
import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createMember, password, type TestMember } from '../../test/factories/profiles.ts'
import { createTestimonial } from '../../test/factories/testimonials.ts'
import { useService } from '../../test/harness.ts'
import { media } from '../media/tables.ts'
import { loadProfile } from '../profiles/store.ts'
import { activities } from '../relations/tables.ts'
import { accountOf } from './account.ts'
import { collectData } from './collect.ts'
import { fileOf, forgetDataFiles } from './downloads.ts'
import { ownerOf } from './purge.ts'
import { dataDownloads } from './tables.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '4000000' })
const pass = (hours: number) => {
  service.time.now = new Date(service.time.now.getTime() + hours * 3_600_000)
}
const ask = (member: TestMember, token = member.token) =>
  service.call(requestData, { params: { id: member.id }, body: { currentPassword: password } }, token)
const look = async (member: TestMember) =>
  (await service.call(readDownload, { params: { id: member.id } }, member.token)).body
const fetchFile = ({ id, token }: TestMember) =>
  downloadFile(service, downloadData, { params: { id } }, token)

async function addPhoto(member: TestMember) {
  const at = service.time.now
  const id = `photo-${member.id}`
  await service.storage.put(`photos/${id}/display.webp`, Buffer.from('a face'))
  await service.db.insert(media).values({
    id,
    profileId: member.id,
    kind: 'pp',
    status: 'Active',
    folder: `photos/${id}`,
    width: 10,
    height: 10,
    processed: true,
    createdAt: at,
    changedAt: at,
  })
}

test('one file contains all data about a member', async () => {
  const member = await createMember(service)
  const other = await createMember(service, { gender: 'm' })
  await addPhoto(member)
  const landline = { number: '044 1234' }
  await service.call(saveProfile, { params: { id: member.id }, body: { basic: { landline } } }, member.token)
  const once = { at: service.time.now, day: 'infinity' }
  await service.db.insert(activities).values([
    { fromId: other.id, toId: member.id, kind: 'b', ...once },
    { fromId: other.id, toId: member.id, kind: 'l', ...once },
  ])
  const row = await loadProfile(service.db, member.id)
  const consentAt = service.time.now
  await createTestimonial(service, { brideBnrId: Number(member.bnrId), consentAt })
  const { profile, whatOthersDid, stories } = await accountOf(service.db, row, ownerOf(row))
  expect(stories).toMatchObject([{ caption: 'Led to one another', consentAt }])
  expect(profile.basic).toMatchObject({ name: 'Anna Mary', landline })
  expect(whatOthersDid).toEqual([{ at: once.at, what: 'Liked', bnrId: Number(other.bnrId), interest: null }])

  expect(await look(member)).toEqual({ progress: 0 })
  expect((await ask(member)).body.state).toBe('waiting')
  expect((await ask(member)).wire).toMatchObject({ code: 'download_running' })
  await service.workJobs()
  const ready = await look(member)
  expect(ready).toMatchObject({ state: 'ready', progress: 100, size: expect.any(Number) })

  const file = await fetchFile(member)
  expect(file.headers['content-type']).toBe('application/zip')
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="bnr-matrimony-\d{4}-\d\d-\d\d\.zip"$/,
  )
  expect(file.rawPayload).toHaveLength(ready.size ?? 0)
  const names = file.rawPayload.toString('latin1')
  expect(names).toContain('your-data.json')
  expect(names).toContain('photos/profile-photo-1.webp')
  expect(names).toContain('a face')
})

test('a member cannot fetch the file of another, one that is not ready, or one that has expired', async () => {
  const member = await createMember(service)
  const statusFor = async (token: string) =>
    (await service.call(downloadData, { params: { id: member.id } }, token)).status
  await ask(member)
  expect(await statusFor(member.token)).toBe(404)
  await service.workJobs()
  const [row] = await service.db.select().from(dataDownloads).where(eq(dataDownloads.profileId, member.id))
  const other = await createMember(service)
  expect((await ask(member, other.token)).status).toBe(404)
  expect(await statusFor(other.token)).toBe(404)
  expect((await fetchFile(member)).statusCode).toBe(200)
  pass(7 * 24 + 0.2)
  expect(await statusFor(member.token)).toBe(404)
  expect(await look(member)).toEqual({ progress: 0 })
  await forgetDataFiles(service)
  expect(await service.storage.get(fileOf(row?.id ?? ''))).toBeUndefined()
  expect(await service.db.$count(dataDownloads, eq(dataDownloads.profileId, member.id))).toBe(0)
})

test('a member can request one file at a time and three in a day, even when requesting at once', async () => {
  const member = await createMember(service)
  const first = await Promise.all(Array.from({ length: 8 }, () => ask(member)))
  expect(first.filter(({ status }) => status === 200)).toHaveLength(1)
  await service.workJobs()
  for (let asked = 1; asked < 3; asked++) {
    expect((await ask(member)).status).toBe(200)
    await service.workJobs()
  }
  expect((await ask(member)).status).toBe(429)
  pass(25)
  expect((await ask(member)).status).toBe(200)
})

test('a lost job counts as failed after an hour, a failed job says so, and repeating a job changes nothing', async () => {
  const member = await createMember(service)
  await ask(member)
  pass(1.1)
  expect((await ask(member)).status).toBe(200)
  const { write } = service.storage
  service.storage.write = () => Promise.reject(new Error('disk full'))
  await service.workJobs()
  service.storage.write = write
  expect((await look(member)).state).toBe('failed')
  pass(0.1)
  await ask(member)
  await service.workJobs()
  const ready = await look(member)
  expect(ready.state).toBe('ready')
  const done = and(eq(dataDownloads.profileId, member.id), eq(dataDownloads.state, 'ready'))
  const [row] = await service.db.select().from(dataDownloads).where(done)
  await collectData(service, row?.id ?? '')
  expect(await look(member)).toEqual(ready)
})
