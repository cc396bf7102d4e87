import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useSite } from '../../test/fakeSite.ts'
import { useService } from '../../test/harness.ts'
import { compressedOf } from './keptPages.ts'

const { get } = useSite(useService())
const asked = (encodings: string, url = '/faq') => get(url, { headers: { 'accept-encoding': encodings } })

test.each(['br', 'gzip, deflate, br', 'gzip, br, zstd'])(
  'whoever takes %s is sent it compressed',
  async (encodings) => {
    const plain = await get('/faq')
    for (let round = 0; round < 2; round++) {
      const { statusCode, headers, rawPayload } = await asked(encodings)
      expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([200, 'br', 'accept-encoding'])
      expect(headers['content-length']).toBe(String(rawPayload.length))
      expect(headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
      expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body)
    }
  },
)

test('it is compressed once', async () => {
  const page = { html: '<p>Questions</p>', hashes: [], indexed: true }
  expect(compressedOf(page)).toBe(compressedOf(page))
  expect(brotliDecompressSync(await compressedOf(page)).toString()).toBe(page.html)
})

test('whoever asks for the headers alone learns what would come', async () => {
  const asking = { 'accept-encoding': 'br' }
  const { headers, rawPayload } = await get('/faq', { headers: asking, method: 'HEAD' })
  const whole = await get('/faq', { headers: asking })
  expect(rawPayload).toHaveLength(0)
  expect([headers['content-encoding'], headers['content-length']]).toEqual([
    'br',
    String(whole.rawPayload.length),
  ])
})

test.each(['', 'identity', 'br;q=0', 'gzip;q=0, br;q=0', 'brew'])(
  'whoever takes %j alone is not',
  async (encodings) => {
    const { statusCode, headers, body } = await asked(encodings)
    expect([statusCode, headers['content-encoding']]).toEqual([200, undefined])
    expect(body).toContain('Questions about')
  },
)

test('an address that is not there stays one', async () => {
  const { statusCode, headers, rawPayload } = await asked('br', '/nowhere')
  expect([statusCode, headers['content-encoding']]).toEqual([404, 'br'])
  expect(brotliDecompressSync(rawPayload).toString()).toBe((await get('/nowhere')).body)
})
