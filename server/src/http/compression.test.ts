import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'

const service = useService()

const get = (url: string, encodings: string) =>
  service.app.inject({ url, headers: { 'accept-encoding': encodings } })

describe('a reply', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0, zstd;q=0', 'gzip', gunzipSync],
  ])('to a client that accepts %s is compressed with %s', async (accepted, encoding, open) => {
    const plain = await get('/api/countries', 'identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const { headers, rawPayload } = await get('/api/countries', accepted)
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
    expect(open(rawPayload).toString()).toBe(plain.body)
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  })
})
