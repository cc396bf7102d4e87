import { connect } from 'node:net'
import { logout } from '@bnr/contract/accounts/endpoints'
import {
  closeConversation,
  markConversationRead,
  readConversation,
  withdrawMessage,
} from '@bnr/contract/conversations/endpoints'
import { hintLimits } from '@bnr/contract/hints/limits'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createPayer, does } from '../../test/factories/activities.ts'
import { createPair, type Pair, writes } from '../../test/factories/conversations.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { type HintStream, openHints } from '../../test/hintStream.ts'
import { profiles } from '../profiles/tables.ts'

const service = useService()
let address: string
let pair: Pair
const opened: HintStream[] = []

beforeAll(async () => {
  address = await service.app.listen({ port: 0, host: '127.0.0.1' })
  pair = await createPair(service)
})
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})

async function open(token?: string): Promise<HintStream> {
  const stream = await openHints(address, token)
  opened.push(stream)
  return stream
}

/** A stream whose first events have arrived. */
async function settled(token: string): Promise<HintStream> {
  const stream = await open(token)
  await expect.poll(() => stream.events.length).toBeGreaterThan(0)
  // PostgreSQL may answer to the first LISTEN a little later.
  await new Promise((resolve) => setTimeout(resolve, 200))
  stream.events.length = 0
  return stream
}

const soon = (stream: HintStream) => expect.poll(() => stream.events, { timeout: 3000 })
const metric = async (name: string) =>
  Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await service.app.metrics.metrics())?.[1])

describe('a stream of hints', () => {
  test('begins with "read again", is not stored, compressed or buffered', async () => {
    const stream = await open(pair.bride.token)
    await soon(stream).toContainEqual({})
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(stream.headers.get('content-encoding')).toBeNull()
  })

  test('names the conversation and the newest number to both sides, and never the text', async () => {
    const { groom, bride } = pair
    const [his, hers] = [await settled(groom.token), await settled(bride.token)]
    const { body } = await writes(service, groom, bride, 'Greetings from Madurai')
    await soon(hers).toEqual([{ pid: groom.bnrId, sq: body.seq }])
    await soon(his).toEqual([{ pid: bride.bnrId, sq: body.seq }])
  })

  test('says to read again what a withdrawal, a read mark or a closing has changed', async () => {
    const { groom, bride } = await createPair(service)
    const { body } = await writes(service, groom, bride, 'Hello')
    const hers = await settled(bride.token)
    const mark = { params: { pid: groom.bnrId }, body: { seq: body.seq } }
    await service.call(markConversationRead, mark, bride.token)
    await soon(hers).toEqual([{ pid: groom.bnrId, sq: body.seq }])
    await service.call(withdrawMessage, { params: { pid: bride.bnrId, seq: body.seq } }, groom.token)
    await soon(hers).toHaveLength(2)
    const closing = { params: { pid: bride.bnrId }, body: { text: 'family' } }
    await service.call(closeConversation, closing, groom.token)
    await soon(hers).toHaveLength(3)
    expect(hers.events.slice(1)).toEqual([{ pid: groom.bnrId }, { pid: groom.bnrId }])
  })

  test('says to read the counts again when an interest arrives', async () => {
    const bride = await createMember(service)
    const hers = await settled(bride.token)
    await does(service, await createPayer(service), 'like', bride)
    await soon(hers).toContainEqual({})
  })

  test('carries nothing about the conversations of others', async () => {
    const stranger = await settled((await createMember(service)).token)
    const hers = await settled(pair.bride.token)
    await writes(service, pair.bride, pair.groom, 'We live in Adyar')
    await soon(hers).toHaveLength(1)
    expect(stranger.events).toEqual([])
  })

  test('carries nothing when the transaction fails', async () => {
    const { groom, bride } = await createPair(service)
    const hers = await settled(bride.token)
    expect((await writes(service, groom, bride, 'Call 98400 12345')).status).toBe(400)
    await writes(service, groom, bride, 'Hello')
    await soon(hers).toEqual([{ pid: groom.bnrId, sq: 1 }])
  })
})

describe('a stream is refused', () => {
  test('without a session, to staff, and to anybody who does not ask for events', async () => {
    const { token } = await createStaff(service, 'super_admin')
    expect([(await open()).status, (await open('x')).status, (await open(token)).status]).toEqual([
      401, 401, 403,
    ])
    const headers = { authorization: `Bearer ${pair.groom.token}` }
    expect((await service.app.inject({ url: '/api/hints', headers })).statusCode).toBe(406)
  })

  test('beyond the limit of a session, in clear words, until another one is closed', async () => {
    const { token } = await createMember(service)
    const streams: HintStream[] = []
    while (streams.length < hintLimits.ofSession) streams.push(await open(token))
    const refused = await open(token)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(refused.refusal.message).toBe(
      'This login has too many open pages. Messages still arrive, only less quickly',
    )
    streams[0]?.close()
    await expect.poll(async () => (await open(token)).status).toBe(200)
  })

  test('a thousand times in a row, without harm to the others', async () => {
    const { token } = await createMember(service)
    const hers = await settled(pair.bride.token)
    const before = await metric('hint_streams_open')
    const asked = await Promise.all(Array.from({ length: 1000 }, () => open(token)))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(hintLimits.ofSession)
    expect(await metric('hint_streams_open')).toBe(before + hintLimits.ofSession)
    await writes(service, pair.groom, pair.bride, 'Are you well?')
    await soon(hers).toHaveLength(1)
  })
})

describe('a stream ends', () => {
  test('when its session ends, and the page cannot open the next one', async () => {
    const { token } = await createMember(service)
    const stream = await settled(token)
    await service.call(logout, {}, token)
    await stream.ended
    expect((await open(token)).status).toBe(401)
  })

  test('when the profile is deactivated', async () => {
    const { token, id } = await createMember(service)
    const stream = await settled(token)
    await service.db.update(profiles).set({ status: 'Deactivated' }).where(eq(profiles.id, id))
    await stream.ended
  })

  test('for a pair with a block at once, and a new one says nothing about the pair', async () => {
    const { groom, bride } = await createPair(service)
    const [his, hers] = [await settled(groom.token), await settled(bride.token)]
    await does(service, bride, 'block', groom)
    await Promise.all([his.ended, hers.ended])
    const again = await settled(groom.token)
    const read = await service.call(readConversation, { params: { pid: bride.bnrId } }, groom.token)
    expect(read.status).toBe(404)
    expect((await writes(service, bride, groom, 'Hello')).status).not.toBe(200)
    expect(again.events).toEqual([])
  })

  test('when its browser stops reading: what waits is bounded, and the others go on', async () => {
    const slow = await createMember(service)
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const head = `GET /api/hints HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\nauthorization: Bearer ${slow.token}\r\n\r\n`
    socket.write(head)
    await new Promise((resolve) => socket.once('data', resolve))
    socket.pause()
    const hers = await settled(pair.bride.token)
    const open = await metric('hint_streams_open')
    // Hints much longer than real ones fill what the system keeps for the socket.
    const hint = { pid: pair.groom.bnrId, filling: 'x'.repeat(3000) }
    const fill = async () => {
      // Equal hints would be sent once.
      for (let sq = 0; sq < 300; sq++)
        service.db.signals.signal(JSON.stringify({ to: slow.id, hint: { ...hint, sq } }))
      return await metric('hint_streams_open')
    }
    await expect.poll(fill, { timeout: 20_000 }).toBe(open - 1)
    await writes(service, pair.groom, pair.bride, 'And your parents?')
    await soon(hers).toHaveLength(1)
    socket.destroy()
  })
})
