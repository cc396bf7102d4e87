import type { Paise } from '@bnr/contract/money'

const small = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'],
  ...['Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

/** Indian number groups, largest first. */
const groups = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** 'Rupees Ten Thousand and Thirty Only'; paise are added if there are any. */
export function rupeesInWords(amount: Paise): string {
  const size = Math.abs(amount)
  const rest = size % 100
  return [
    amount < 0 ? 'Minus Rupees' : 'Rupees',
    inWords(Math.floor(size / 100)),
    ...(rest > 0 ? ['and Paise', belowHundred(rest)] : []),
    'Only',
  ].join(' ')
}

function inWords(whole: number): string {
  const words: string[] = []
  let rest = whole
  for (const [size, name] of groups) {
    if (rest >= size) words.push(inWords(Math.floor(rest / size)), name)
    rest %= size
  }
  if (words.length === 0) return belowHundred(rest)
  return [...words, ...(rest > 0 ? ['and', belowHundred(rest)] : [])].join(' ')
}

function belowHundred(count: number): string {
  if (count < 20) return small[count] ?? ''
  const ones = count % 10
  return [tens[Math.floor(count / 10)], ...(ones > 0 ? [small[ones]] : [])].join(' ')
}
