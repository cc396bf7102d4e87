import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useSite } from '../../test/fakeSite.ts'
import { useService } from '../../test/harness.ts'
import { compressedOf } from './cachedPages.ts'

const { get } = useSite(useService())
const getWith = (encodings: string, url = '/faq') => get(url, { headers: { 'accept-encoding': encodings } })

test.each(['br', 'gzip, deflate, br', 'gzip, br, zstd'])(
  'a browser that accepts %s gets the page compressed with Brotli',
  async (encodings) => {
    const plain = await get('/faq')
    for (let round = 0; round < 2; round++) {
      const { statusCode, headers, rawPayload } = await getWith(encodings)
      expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([200, 'br', 'accept-encoding'])
      expect(headers['content-length']).toBe(String(rawPayload.length))
      expect(headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
      expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body)
    }
  },
)

test('a page is compressed once', async () => {
  const page = { html: Buffer.from('<p>Questions</p>'), hashes: [], indexed: true }
  expect(compressedOf(page)).toBe(compressedOf(page))
  expect(brotliDecompressSync(await compressedOf(page)).toString()).toBe('<p>Questions</p>')
})

test('a HEAD request gets the headers of the compressed page', async () => {
  const accept = { 'accept-encoding': 'br' }
  const { headers, rawPayload } = await get('/faq', { headers: accept, method: 'HEAD' })
  const whole = await get('/faq', { headers: accept })
  expect(rawPayload).toHaveLength(0)
  expect([headers['content-encoding'], headers['content-length']]).toEqual([
    'br',
    String(whole.rawPayload.length),
  ])
})

test.each(['', 'identity', 'br;q=0', 'gzip;q=0, br;q=0', 'brew'])(
  'a browser that accepts %j gets the page uncompressed',
  async (encodings) => {
    const { statusCode, headers, body } = await getWith(encodings)
    expect([statusCode, headers['content-encoding']]).toEqual([200, undefined])
    expect(body).toContain('Questions about')
  },
)

test('an unknown address is a compressed 404 page', async () => {
  const { statusCode, headers, rawPayload } = await getWith('br', '/nowhere')
  expect([statusCode, headers['content-encoding']]).toEqual([404, 'br'])
  expect(brotliDecompressSync(rawPayload).toString()).toBe((await get('/nowhere')).body)
})
