import { expect, test } from 'vitest'
import { smsSize } from './smsSize.ts'

test.each([
  ['', 0, 1],
  ['a'.repeat(160), 160, 1],
  ['a'.repeat(161), 161, 2],
  ['a'.repeat(306), 306, 2],
  ['a'.repeat(307), 307, 3],
  ['€'.repeat(80), 160, 1],
  [`€${'a'.repeat(158)}`, 160, 1],
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 306, 3],
  ['த'.repeat(70), 70, 1],
  ['த'.repeat(71), 71, 2],
  [`${'a'.repeat(160)}த`, 161, 3],
  ['😀'.repeat(35), 70, 1],
  ['😀'.repeat(67), 134, 3],
])('%#: an SMS has the length and parts that operators charge', (text, length, parts) => {
  expect(smsSize(text)).toEqual({ length, parts })
})
