import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Signs a part of an address, so that only we can have made it. */
export function signatureOf(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

export function isSignature(key: KeyObject, text: string, given: string): boolean {
  const expected = Buffer.from(signatureOf(key, text))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
