import { expect, test } from 'vitest'
import { useSite } from './fakeSite.ts'
import { useService } from './harness.ts'

const { get } = useSite(useService({ RATE_LIMITS: 'on', TRUST_PROXY: '1' }))
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

test('an IP address gets at most 300 documents a minute; assets and other addresses are not affected', async () => {
  const pages = ['/faq', '/profile/g/list', '/profile/7']
  for (let sent = 0; sent < 300; sent++)
    expect((await get(pages[sent % 3] ?? '', from('203.0.113.30'))).statusCode).toBe(200)
  for (const page of pages) expect((await get(page, from('203.0.113.30'))).statusCode).toBe(429)
  expect((await get('/faq', from('203.0.113.31'))).statusCode).toBe(200)
  for (const file of ['/assets/shell-1.css', '/offline-worker.js'])
    expect((await get(file, from('203.0.113.30'))).statusCode).toBe(200)
})
