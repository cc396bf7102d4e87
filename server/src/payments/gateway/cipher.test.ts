import fc from 'fast-check'
import { expect, test } from 'vitest'
import { open, seal } from './cipher.ts'

const key = '0123456789ABCDEF0123456789ABCDEF'

test('texts are encrypted as openssl encrypts them', () => {
  // printf 'order_id=42&amount=1.00&name=आशा' | openssl enc -aes-128-cbc -iv 000102030405060708090a0b0c0d0e0f \
  //   -K $(printf 0123456789ABCDEF0123456789ABCDEF | md5sum | cut -c1-32) | xxd -p
  const sealed =
    '04093967d1b6748bfd9884fed4041bbffadd4be16e189c3036e0956251cfd7a082e29e3e5bebf55a5e572dbdb1bf75a4'
  expect(seal('order_id=42&amount=1.00&name=आशा', key)).toBe(sealed)
  expect(open(sealed.toUpperCase(), key)).toBe('order_id=42&amount=1.00&name=आशा')
})

test.each([
  ['followed by another character', (sealed: string) => `${sealed}z`],
  ['followed by two other characters', (sealed: string) => `${sealed}zz`],
  ['followed by half a byte', (sealed: string) => `${sealed}0`],
  ['after other characters', (sealed: string) => `zz${sealed}`],
])('an encrypted text %s cannot be decrypted', (_, altered) => {
  expect(open(altered(seal('order_id=42', key)), key)).toBeUndefined()
})

test('an encrypted text decrypts to the same text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '\0', '\uFEFFmark', '&=%00\r\n', 'x'.repeat(16)),
  )
  fc.assert(
    fc.property(text, (plain) => {
      expect(open(seal(plain, key), key)).toBe(plain)
    }),
  )
})

test('another key cannot decrypt our texts', () => {
  const twoKeys = fc.uniqueArray(fc.stringMatching(/^[0-9A-F]{32}$/), { minLength: 2, maxLength: 2 })
  fc.assert(
    fc.property(twoKeys, ([mine = '', yours = '']) => {
      expect(open(seal('order_id=42&order_status=Success', mine), yours) ?? '').not.toContain('order_id=42')
    }),
  )
})

test.each([
  '',
  'zz',
  '0',
  'ab'.repeat(15),
  'ab'.repeat(17),
  `${'ab'.repeat(16)}\n`,
  'ab'.repeat(16),
  'é'.repeat(32),
])('a text that is not encrypted cannot be decrypted: %j', (hex) => expect(open(hex, key)).toBeUndefined())

test('of 2,000 altered answers fewer than 1 % decrypt, and none to the original text', () => {
  const plain = 'order_id=BNR-42&order_status=Failure&amount=10030.00&currency=INR'
  const sealed = seal(plain, key)
  const alteredAt = (index: number) =>
    Array.from('0123456789abcdef')
      .filter((digit) => digit !== sealed[index])
      .map((digit) => sealed.slice(0, index) + digit + sealed.slice(index + 1))
  const altered = Array.from(sealed, (_, index) => alteredAt(index)).flat()
  expect(altered.length).toBeGreaterThan(2000)
  const opened = altered.map((hex) => open(hex, key)).filter((text) => text !== undefined)
  expect(opened).not.toContain(plain)
  expect(opened.length).toBeLessThan(altered.length / 100)
})

test('random input never throws', () => {
  const given = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9a-fA-F]{0,128}$/))
  fc.assert(
    fc.property(given, (hex) => {
      expect(open(hex, key) ?? '').toBeTypeOf('string')
    }),
  )
})
