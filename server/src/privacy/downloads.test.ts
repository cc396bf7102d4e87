import { askForData, fetchDownload, readDownload } from '@bnr/contract/privacy/endpoints'
import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createMember, password, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { media } from '../media/tables.ts'
import { loadProfile } from '../profiles/store.ts'
import { activities } from '../relations/tables.ts'
import { accountOf } from './account.ts'
import { collectData } from './collect.ts'
import { fileOf, forgetDownloads } from './downloads.ts'
import { ownerOf } from './purge.ts'
import { dataDownloads } from './tables.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '4000000' })
const pass = (hours: number) => {
  service.time.now = new Date(service.time.now.getTime() + hours * 3_600_000)
}
const ask = (member: TestMember, token = member.token) =>
  service.call(askForData, { params: { id: member.id }, body: { currentPassword: password } }, token)
const look = async (member: TestMember) =>
  (await service.call(readDownload, { params: { id: member.id } }, member.token)).body
const open = (url: string) => service.app.inject({ url })

async function addPhoto(member: TestMember) {
  const at = service.time.now
  const id = `photo-${member.id}`
  await service.storage.put(`photos/${id}/display.webp`, Buffer.from('a face'))
  await service.db.insert(media).values({
    ...{ id, profileId: member.id, kind: 'pp', status: 'Active', folder: `photos/${id}` },
    ...{ width: 10, height: 10, processed: true, createdAt: at, changedAt: at },
  })
}

test('everything held about a member is put into one file', async () => {
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
  const { profile, whatOthersDid } = await accountOf(service.db, row, ownerOf(row))
  expect(profile.basic).toMatchObject({ name: 'Anna Mary', landline })
  expect(whatOthersDid).toEqual([{ at: once.at, what: 'Liked', bnrId: Number(other.bnrId), interest: null }])

  expect(await look(member)).toEqual({ progress: 0 })
  expect((await ask(member)).body.state).toBe('waiting')
  expect((await ask(member)).wire).toMatchObject({ code: 'download_running' })
  await service.workJobs()
  const ready = await look(member)
  expect(ready).toMatchObject({ state: 'ready', progress: 100, size: expect.any(Number) })

  const file = await open(ready.url ?? '')
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

test('an address that was changed, is late or is of a file that expired opens nothing', async () => {
  const member = await createMember(service)
  await ask(member)
  await service.workJobs()
  const { url = '' } = await look(member)
  const [row] = await service.db.select().from(dataDownloads).where(eq(dataDownloads.profileId, member.id))
  const forged = [url.replace(/signature=./, 'signature=~'), url.replace(/until=\d/, 'until=9')]
  for (const one of forged) expect((await open(one)).statusCode).toBe(401)
  const other = await createMember(service)
  expect((await ask(member, other.token)).status).toBe(404)
  expect(
    (
      await service.call(fetchDownload, {
        params: { did: crypto.randomUUID() },
        query: { until: 1, signature: 'x' },
      })
    ).status,
  ).toBe(401)
  pass(0.2)
  expect((await open(url)).statusCode).toBe(401)
  const again = (await look(member)).url ?? ''
  expect((await open(again)).statusCode).toBe(200)
  pass(7 * 24)
  expect(await look(member)).toEqual({ progress: 0 })
  await forgetDownloads(service)
  expect(await service.storage.get(fileOf(row?.id ?? ''))).toBeUndefined()
  expect(await service.db.$count(dataDownloads, eq(dataDownloads.profileId, member.id))).toBe(0)
})

test('one at a time, three in a day, also when asked for at once', async () => {
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

test('a job that was lost is given up after an hour; one that fails says so; doing it twice changes nothing', async () => {
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
  await collectData(service, ready.url?.match(/downloads\/([\w-]+)/)?.[1] ?? '')
  expect(await look(member)).toEqual(ready)
})
