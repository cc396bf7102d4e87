import { setTimeout as pause } from 'node:timers/promises'
import { login } from '@bnr/contract/accounts/endpoints'
import { createProfile } from '@bnr/contract/profiles/endpoints'
import { afterAll, expect, test } from 'vitest'
import { type RedisServer, startRedis } from '../../../scripts/redis.mjs'
import { uploadKey } from '../../src/media/processing.ts'
import { media } from '../../src/media/tables.ts'
import { profiles } from '../../src/profiles/tables.ts'
import { createMember, password, registrationOf, type TestMember } from '../factories/profiles.ts'
import { multipart, picture } from '../photoUploads.ts'
import type { Program } from '../program.ts'
import { useS3 } from '../s3/useS3.ts'
import { startBalancer } from './balancer.ts'
import { callerAt, useProcesses } from './programs.ts'

const store = useS3()
let redis: RedisServer
const group = useProcesses(async () => {
  redis = await startRedis()
  const { DATA_DIR: _own, ...bucket } = store.environment
  return { ...bucket, REDIS_URL: redis.url, RATE_LIMITS: 'on', TRUST_PROXY: '1' }
})
afterAll(() => redis.stop())

type Part = 'redis' | 'web' | 'jobs' | 's3'
type Sent = {
  kind: 'registration' | 'login' | 'upload'
  /** What was away when the request began. */
  without: Part | undefined
  status: number
  /** Of the new profile or photo. */
  id?: string | number | undefined
  member: TestMember
}

/** Visitors at a time. Each of them can have one request in flight at a process that is killed. */
const visitors = 3
const polling = { timeout: 30_000, interval: 200 }

test('killed processes, Redis and S3 lose nothing that was acknowledged', async () => {
  const members: TestMember[] = []
  while (members.length < 100) members.push(await createMember(group.inside))
  let turn = 0
  const memberInTurn = () => {
    const member = members[turn++ % members.length]
    if (!member) throw new Error('no member')
    return member
  }
  let jobs = await group.start('jobs')
  const balancer = await startBalancer(() => group.web.map(({ address }) => address))
  const { sent, begin, end } = await visits(balancer.address, memberInTurn)
  const breakOne = async (part: Part, kill: () => Promise<unknown>, restart: () => Promise<unknown>) => {
    begin(part)
    await kill()
    await pause(1000)
    await restart()
    begin(undefined)
    await pause(500)
  }
  try {
    await breakOne('redis', redis.stop, async () => {
      redis = await startRedis(redis.port)
    })
    await breakOne(
      'web',
      () => killed(group.web[0]),
      async () => {
        group.web[0] = await group.start('web')
      },
    )
    await breakOne(
      'jobs',
      () => killed(jobs),
      async () => {
        jobs = await group.start('jobs')
      },
    )
    await breakOne('s3', store.stop, async () => {
      await store.restart()
      // Each process asks the store again when its own wait is over.
      for (const { address } of group.web)
        await expect.poll(() => uploadAlone(address, memberInTurn()), polling).toBe(200)
    })
  } finally {
    await end()
    balancer.stop()
  }
  const failed = sent.filter((one) => one.status !== 200 && !mayFail(one))
  expect(failed.map(({ kind, without, status }) => `${kind} without ${without}: ${status}`)).toEqual([])
  expect(
    sent.filter(({ without, status }) => without === 'web' && status === 502).length,
  ).toBeLessThanOrEqual(visitors)
  for (const part of ['redis', 'web', 'jobs', 's3'] as const)
    expect(sent.filter(({ without, status }) => without === part && status === 200).length).toBeGreaterThan(0)
  expect(await lostRegistrations(sent)).toEqual([])
  expect(await lostPhotos(sent)).toEqual([])
})

const uploadAlone = async (address: string, member: TestMember) =>
  (await upload(address, member, await picture(), { 'x-forwarded-for': '10.2.0.1' })).status

/** A request in flight at the killed process gets no answer; without the store, an upload says so. */
const mayFail = ({ kind, without, status }: Sent): boolean =>
  (without === 'web' && status === 502) || (without === 's3' && kind === 'upload' && status === 503)

/** Members who log in and upload photos, and visitors who register, until `end`. */
async function visits(address: string, memberInTurn: () => TestMember) {
  const content = await picture()
  const sent: Sent[] = []
  let without: Part | undefined
  let isOver = false
  let turn = 0
  const visit = async () => {
    turn++
    const member = memberInTurn()
    // A new address for each visit, because limits count by address.
    const headers = { 'x-forwarded-for': `10.1.${turn >> 8}.${turn & 255}` }
    const call = callerAt(address)
    const note = async (kind: Sent['kind'], ask: Promise<{ status: number; id?: string | number }>) => {
      const began = without
      const { status, id } = await ask
      sent.push({ kind, without: status === 200 ? began : (without ?? began), status, id, member })
    }
    const registered = call(createProfile, { body: registrationOf(), headers })
    await note(
      'registration',
      registered.then(({ status, body }) => ({ status, id: body.id })),
    )
    const body = { userName: member.bnrId, password, userType: 'pu' as const }
    await note('login', call(login, { body, headers }))
    await note('upload', upload(address, member, content, headers))
  }
  const running = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      await visit()
      await pause(150)
    }
  })
  return {
    sent,
    begin: (part: Part | undefined) => {
      without = part
    },
    end: async () => {
      isOver = true
      await Promise.all(running)
    },
  }
}

async function upload(
  address: string,
  { id, token }: TestMember,
  content: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; id?: string }> {
  const { payload, type } = multipart(content)
  const answer = await fetch(`${address}/media/medias/upload/${id}/ap`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': type },
    body: new Uint8Array(payload),
  })
  const text = await answer.text()
  return answer.ok ? { status: answer.status, id: JSON.parse(text).media.mid } : { status: answer.status }
}

/** Ids of acknowledged drafts that the database does not have. */
async function lostRegistrations(sent: readonly Sent[]) {
  const stored = new Set(
    (await group.inside.db.select({ id: profiles.id }).from(profiles)).map(({ id }) => id),
  )
  return acknowledged(sent, 'registration').filter(({ id }) => !stored.has(Number(id)))
}

/** Acknowledged photos that the database or the store does not have, as uploaded or already in sizes. */
async function lostPhotos(sent: readonly Sent[]) {
  const { db, storage } = group.inside
  const stored = new Set((await db.select({ id: media.id }).from(media)).map(({ id }) => id))
  const lost: string[] = []
  for (const { id } of acknowledged(sent, 'upload')) {
    const folder = `photos/${id}`
    const content = (await storage.get(uploadKey(folder))) ?? (await storage.get(`${folder}/original.webp`))
    if (!stored.has(String(id)) || !content) lost.push(String(id))
  }
  return lost
}

const acknowledged = (sent: readonly Sent[], kind: Sent['kind']): Sent[] =>
  sent.filter((one) => one.kind === kind && one.status === 200)

async function killed(program: Program | undefined): Promise<void> {
  program?.process.kill('SIGKILL')
  await program?.exited
}
