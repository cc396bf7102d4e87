import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { StoreAway } from '../storeAway.ts'
import { type S3Place, s3Storage } from './s3Storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'bnr-unsent-'))
type Received = { method: string | undefined; url: string; headers: IncomingMessage['headers']; body: string }

/** How the store answers the next requests; the last one answers all further ones. */
let answers: RequestListener[] = []
let received: Received[] = []
const server = createServer(async (request, response) => {
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  const body = Buffer.concat(await request.toArray()).toString()
  received.push({ method: request.method, url: request.url ?? '', headers: request.headers, body })
  answer?.(request, response)
})
let endpoint = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  received = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const account = { bucket: 'b', region: 'r', accessKey: 'k', secretKey: 's' }
const open = (times: Parameters<typeof s3Storage>[2] = {}): S3Place =>
  s3Storage({ endpoint, ...account }, folder, { idle: 10_000, waits: [1, 1], ...times })
/** Shorter than any test waits; a busy machine can be silent for as long, so only tests of silence use it. */
const impatient = { idle: 100 }

const content = 'the whole content'
const whole: RequestListener = (_request, response) => response.end(content)
const silent: RequestListener = () => undefined
const code =
  (status: number, reason: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(`<Error><Code>${reason}</Code></Error>`)
const half: RequestListener = (_request, response: ServerResponse) => {
  response.writeHead(200, { 'content-length': content.length })
  response.write(content.slice(0, 5), () => response.destroy())
}

async function cause(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(StoreAway)
  expect(error).toMatchObject({ status: 503, retryAfterSeconds: 30 })
  return String((error as StoreAway).cause)
}

test('gives up on a store that is silent, without asking it again', async () => {
  answers = [silent]
  expect(await cause(open(impatient).get('a'))).toContain('silent for 100 ms')
  expect(await cause(open(impatient).put('a', Buffer.from('x')))).toContain('silent for 100 ms')
  expect(received).toHaveLength(2)
})

test('gives up on a store that sends its answer too slowly', async () => {
  answers = [
    async (_request, response) => {
      while (!response.destroyed) {
        response.write('x')
        await pause(20)
      }
    },
  ]
  expect(await cause(open({ whole: 200 }).get('a'))).toContain('took too long')
  expect(received).toHaveLength(1)
})

test('says that the store is away when it refuses connections', async () => {
  const away = s3Storage({ ...account, endpoint: 'http://127.0.0.1:1' }, folder, { waits: [1] })
  expect(await cause(away.get('a'))).toContain('ECONNREFUSED')
  expect(await cause(away.remove('a'))).toContain('ECONNREFUSED')
})

test('asks again when the connection breaks half-way', async () => {
  answers = [half, half, whole]
  expect((await open().get('a'))?.toString()).toBe(content)
  answers = [half]
  expect(await cause(open().get('a'))).toMatch(/aborted|ECONNRESET/)
  expect(received).toHaveLength(6)
})

test('a stream that breaks half-way says that the store is away, and does not look complete', async () => {
  answers = [half]
  const stream = await open().read('a')
  expect(await cause(stream?.toArray() ?? Promise.resolve())).toMatch(/aborted|ECONNRESET/)
})

test('a slow reader is not cut off', async () => {
  const large = Buffer.alloc(3_000_000, 'x')
  answers = [(_request, response) => response.end(large)]
  const parts: Buffer[] = []
  for await (const part of (await open({ idle: 200, whole: 200 }).read('a')) ?? []) {
    if (parts.push(part) < 3) await pause(250)
  }
  expect(Buffer.concat(parts)).toEqual(large)
})

test('repeats a request that the store could not answer, with the whole content', async () => {
  answers = [code(500, 'InternalError'), code(503, 'SlowDown'), whole]
  const stream = Readable.from([Buffer.from('one '), Buffer.from('two')])
  expect(await open().write('a', stream)).toBe(7)
  expect(received.map(({ body }) => body)).toEqual(['one two', 'one two', 'one two'])
  answers = [code(500, 'InternalError')]
  expect(await cause(open().get('a'))).toContain('500 InternalError')
  expect(received).toHaveLength(6)
})

test('does not repeat what the store refuses, and tells a missing file from a missing bucket', async () => {
  answers = [code(403, 'AccessDenied'), code(404, 'NoSuchBucket'), code(404, 'NoSuchKey')]
  expect(await cause(open().put('a', Buffer.from('x')))).toContain('403 AccessDenied')
  expect(await cause(open().get('a'))).toContain('404 NoSuchBucket')
  expect(await open().get('a')).toBeUndefined()
  expect(received).toHaveLength(3)
})

test('signs the hash and length of what it sends, so that the store refuses less', async () => {
  answers = [whole]
  await open().put('photos/a', Buffer.from(content))
  await open().write('photos/b', Readable.from([Buffer.from(content)]))
  const sha256 = createHash('sha256').update(content).digest('hex')
  for (const { headers, body } of received) {
    expect(body).toBe(content)
    expect(headers).toMatchObject({ 'x-amz-content-sha256': sha256, 'content-length': '17' })
    expect(headers.authorization).toMatch(/SignedHeaders=host;x-amz-content-sha256;x-amz-date,/)
  }
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PUT /b/photos/a',
    'PUT /b/photos/b',
  ])
})

test('lists a bucket of several pages', async () => {
  const page =
    (keys: string[], isTruncated: boolean): RequestListener =>
    (_request, response) => {
      const found = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
      response.end(`<L><IsTruncated>${isTruncated}</IsTruncated>${found}</L>`)
    }
  answers = [page(['a', 'b'], true), page(['c'], false)]
  const keys: string[] = []
  for await (const key of open().list()) keys.push(key)
  expect(keys).toEqual(['a', 'b', 'c'])
  expect(received[1]?.url).toBe('/b?list-type=2&start-after=b')
})

test('stops asking after three failures, tries again with one request, and counts all of it', async () => {
  answers = [code(500, 'InternalError')]
  const storage = open({ ...impatient, waits: [], rest: 150 })
  for (let count = 0; count < 3; count++) await cause(storage.get('a'))
  expect(await cause(storage.get('a'))).toContain('left alone')
  expect([received.length, storage.isOpen()]).toEqual([3, true])
  await expect.poll(storage.isOpen).toBe(false)
  answers = [silent]
  expect(await Promise.all([storage, storage].map((one) => cause(one.get('a'))))).toEqual([
    expect.stringContaining('silent'),
    expect.stringContaining('left alone'),
  ])
  await expect.poll(storage.isOpen).toBe(false)
  answers = [whole]
  await storage.get('a')
  await Promise.all([storage.get('a'), storage.get('a')])
  expect(storage.counts).toEqual({ done: 3, failed: 4, refused: 2, opened: 2 })
})

test('leaves no connection behind when a reader stops early', async () => {
  answers = [(_request, response) => response.end(Buffer.alloc(3_000_000))]
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  const stream = await open().read('a')
  stream?.destroy()
  await expect.poll(() => [...sockets].every(({ destroyed }) => destroyed)).toBe(true)
})
