import { describe, expect, test } from 'vitest'
import { useSite } from '../../test/fakeSite.ts'
import { useService } from '../../test/harness.ts'

const withGateway = useService({
  PUBLIC_URL: 'https://bnr.example',
  CCAVENUE_MERCHANT_ID: '12345',
  CCAVENUE_ACCESS_CODE: 'AVAB01CD23EF',
  CCAVENUE_WORKING_KEY: '0123456789ABCDEF0123456789ABCDEF',
})
const without = useService()

async function formsOf(service: typeof without): Promise<string | undefined> {
  const { headers } = await service.app.inject('/healthz')
  return /form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}

test('forms may be posted to us, and to the card gateway if there is one', async () => {
  expect(await formsOf(without)).toBe("'self'")
  expect(await formsOf(withGateway)).toBe("'self' https://secure.ccavenue.com")
})

test('fonts may be loaded from our own address only', async () => {
  const { headers } = await without.app.inject('/healthz')
  expect(/font-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]).toBe("'self'")
})

describe('an asset', () => {
  const { get } = useSite(withGateway)
  const ofEveryReply = /^(content|transfer|connection|date|cache-control|vary)/

  test('has only the security headers that browsers use for assets', async () => {
    const { headers } = await get('/assets/shell-1.css')
    const own = Object.keys(headers).filter((name) => !ofEveryReply.test(name))
    expect(own.toSorted()).toEqual([
      'cross-origin-resource-policy',
      'strict-transport-security',
      'x-content-type-options',
    ])
    expect(headers).not.toHaveProperty('content-security-policy')
  })

  test('differs from pages and calls, which have all security headers', async () => {
    for (const url of ['/faq', '/healthz'])
      expect((await get(url)).headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
      })
  })
})
