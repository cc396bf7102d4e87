import { type Paise, paise } from '@bnr/contract/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupeesInWords } from './words.ts'

test.each([
  [0, 'Rupees Zero Only'],
  [1, 'Rupees Zero and Paise One Only'],
  [100, 'Rupees One Only'],
  [1_900, 'Rupees Nineteen Only'],
  [4_000, 'Rupees Forty Only'],
  [10_000, 'Rupees One Hundred Only'],
  [10_100, 'Rupees One Hundred and One Only'],
  [1_003_000, 'Rupees Ten Thousand and Thirty Only'],
  [123_456_700, 'Rupees Twelve Lakh Thirty Four Thousand Five Hundred and Sixty Seven Only'],
  [123_456_750, 'Rupees Twelve Lakh Thirty Four Thousand Five Hundred and Sixty Seven and Paise Fifty Only'],
  [1_000_000_000, 'Rupees One Crore Only'],
  [
    2_147_483_647,
    'Rupees Two Crore Fourteen Lakh Seventy Four Thousand Eight Hundred and Thirty Six and Paise Forty Seven Only',
  ],
  [-4_950, 'Minus Rupees Forty Nine and Paise Fifty Only'],
])('%d paise are written out in words', (count, words) => {
  expect(rupeesInWords(paise(count))).toBe(words)
})

const anyAmount = fc.integer({ min: -2_147_483_647, max: 2_147_483_647 }).map(paise)

test('the words can be read back as exactly the amount', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => amountOf(rupeesInWords(amount)) === amount),
    { numRuns: 2000 },
  )
})

const low =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const high = 'twenty thirty forty fifty sixty seventy eighty ninety'
const numbers = new Map([
  ...low.split(' ').map((word, index) => [word, index] as const),
  ...high.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
])
const multiples: Record<string, number> = { hundred: 1e2, thousand: 1e3, lakh: 1e5, crore: 1e7 }

function amountOf(words: string): Paise {
  const [, minus, rupees = '', rest = 'zero'] =
    /^(Minus )?Rupees (.+?)(?: and Paise (.+))? Only$/.exec(words) ?? []
  const size = numberOf(rupees) * 100 + numberOf(rest)
  return paise(minus ? -size : size)
}

function numberOf(words: string): number {
  let total = 0
  let open = 0
  for (const word of words.toLowerCase().split(' ')) {
    const multiple = multiples[word]
    if (multiple) {
      total += open * multiple
      open = 0
    } else if (word !== 'and') open += numbers.get(word) ?? Number.NaN
  }
  return total + open
}
