import { logout } from '@bnr/contract/accounts/endpoints'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPair, type Pair, writes } from '../factories/conversations.ts'
import { createMember } from '../factories/profiles.ts'
import type { TestService } from '../harness.ts'
import { type HintStream, openHints } from '../hintStream.ts'
import { callerAt, endProgram, useProcesses } from './programs.ts'

/** So long that a stream which waited for it would hold up the end. */
const group = useProcesses(() => ({ STOP_DELAY_SECONDS: '0', STOP_SECONDS: '60' }))
const addressOf = (place: 0 | 1) => group.web[place]?.address ?? ''
const at = (place: 0 | 1): TestService => ({ ...group.inside, call: callerAt(addressOf(place)) })

async function openAt(place: 0 | 1, token: string): Promise<HintStream> {
  const stream = await openHints(addressOf(place), token)
  await expect.poll(() => stream.events, { timeout: 10_000 }).toContainEqual({})
  return stream
}

/** Writes at the first process until the stream at the second one receives a hint. */
async function connected({ groom, bride }: Pair, stream: HintStream, text: string): Promise<number> {
  const { body } = await writes(at(0), groom, bride, text)
  await expect
    .poll(() => stream.events, { timeout: 10_000 })
    .toContainEqual({ pid: groom.bnrId, sq: body.seq })
  return body.seq
}

test('a message that one process receives reaches a stream of the other', async () => {
  const pair = await createPair(group.inside)
  const stream = await openAt(1, pair.bride.token)
  await connected(pair, stream, 'Greetings from Madurai')
  stream.close()
})

test('a session that ends at one process loses its streams at the other', async () => {
  const { token } = await createMember(group.inside)
  const stream = await openAt(1, token)
  expect((await at(0).call(logout, {}, token)).status).toBe(200)
  await stream.ended
})

test('streams read everything again after PostgreSQL has cut the connection that listens', async () => {
  const pair = await createPair(group.inside)
  const stream = await openAt(1, pair.bride.token)
  await connected(pair, stream, 'Hello')
  stream.events.length = 0
  await group.inside.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like '%signals' and datname = current_database()`,
  )
  // Written while nobody listens.
  await writes(at(0), pair.groom, pair.bride, 'We live in Adyar')
  await expect.poll(() => stream.events, { timeout: 10_000 }).toContainEqual({})
  await connected(pair, stream, 'And you?')
  stream.close()
})

test('a process that is asked to end closes its streams at once, and ends', async () => {
  const { token } = await createMember(group.inside)
  const leaving = group.web[1]
  if (!leaving) throw new Error('no process')
  const stream = await openAt(1, token)
  const [code] = await Promise.all([endProgram(leaving), stream.ended])
  expect(code).toBe(0)
  await expect(openHints(leaving.address, token)).rejects.toThrow()
  group.web[1] = await group.start('web')
  const next = await openAt(1, token)
  next.close()
})
