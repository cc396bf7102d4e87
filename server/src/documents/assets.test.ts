import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveAssets } from './assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'bnr-assets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const script = 'export const greeting = "Praise the Lord"\n'.repeat(50)
writeFileSync(join(folder, 'main-1.js'), script)
writeFileSync(join(folder, 'main-1.js.br'), brotliCompressSync(script))
writeFileSync(join(folder, 'main-1.js.gz'), gzipSync(script))
writeFileSync(join(folder, 'letters-1.woff2'), 'letters')

const app = fastify()
serveAssets(app, folder)
const get = (name: string, encodings?: string) =>
  app.inject({
    url: `/assets/${name}`,
    headers: encodings === undefined ? {} : { 'accept-encoding': encodings },
  })

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
])('a browser that accepts %s gets the %s file as it was built', async (accepted, encoding, unpack) => {
  for (let round = 0; round < 2; round++) {
    const { statusCode, headers, rawPayload } = await get('main-1.js', accepted)
    expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([
      200,
      encoding,
      'accept-encoding',
    ])
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(unpack(rawPayload).toString()).toBe(script)
  }
})

test.each([undefined, '', 'identity', 'zstd'])(
  'a browser that accepts %j gets the file uncompressed',
  async (accepted) => {
    const { headers, body } = await get('main-1.js', accepted)
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding'])
    expect(body).toBe(script)
  },
)

test('a file that was built in one form only is the same for every browser', async () => {
  const { headers, body } = await get('letters-1.woff2', 'br')
  expect([headers['content-type'], headers['content-encoding'], headers.vary]).toEqual([
    'font/woff2',
    undefined,
    undefined,
  ])
  expect(body).toBe('letters')
})

test.each([
  'none.js',
  'main-1.js.br',
  '..%2Fassets.ts',
  '%2e%2e/%2e%2e/etc/passwd',
  'main-1.js%00',
  '',
  'constructor',
])('%j is not found', async (name) => expect((await get(name, 'br')).statusCode).toBe(404))

test('a file of an unknown type is refused at the start', () => {
  const other = join(folder, 'other')
  mkdirSync(other)
  writeFileSync(join(other, 'song-1.ogg'), 'la')
  expect(() => serveAssets(fastify(), other)).toThrow('Unknown file type: song-1.ogg')
})
