import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { type Download, safeName, sendDownload } from './download.ts'

test.each([
  ['report-2026.csv', 'report-2026.csv'],
  ['a"; filename="b.exe', 'a-filename-b.exe'],
  ['x\r\nset-cookie: a=b', 'x-set-cookie-a-b'],
  ['../../etc/passwd', 'etc-passwd'],
  ['.hidden', 'hidden'],
  ['தமிழ்', 'download'],
  ['', 'download'],
])('turns the file name %j into %j', (name, safe) => expect(safeName(name)).toBe(safe))

const part = Buffer.alloc(64 * 1024, 'x')

/** A download of 320 MB that produces data only as fast as the client reads it. */
function largeFile() {
  const made = { parts: 0, ended: false }
  async function* flow() {
    try {
      for (; made.parts < 5000; made.parts++) yield part
    } finally {
      made.ended = true
    }
  }
  const size = 5000 * part.length
  const file: Download = {
    name: 'all.zip',
    type: 'application/zip',
    size,
    content: async () => Readable.from(flow()),
  }
  return { made, file, size }
}

async function served(file: Download) {
  const app = Fastify()
  app.get('/', (request, reply) => sendDownload(request, reply, file))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { address, stop: () => app.close() }
}

test('a large file is streamed, and stops when the client disconnects', async () => {
  const { made, file, size } = largeFile()
  const { address, stop } = await served(file)
  const gone = new AbortController()
  const { headers, body } = await fetch(address, { signal: gone.signal })
  expect(headers.get('content-length')).toBe(String(size))
  await body?.getReader().read()
  expect(made.parts).toBeLessThan(1000)
  gone.abort()
  await expect.poll(() => made.ended).toBe(true)
  expect(made.parts).toBeLessThan(1000)
  await stop()
})

test('a file that fails to be made is an error reply', async () => {
  const { file } = largeFile()
  const { address, stop } = await served({ ...file, content: () => Promise.reject(new Error('disk full')) })
  const { status, headers } = await fetch(address)
  expect([status, headers.get('content-disposition')]).toEqual([500, null])
  await stop()
})
