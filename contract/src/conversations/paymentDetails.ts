import { plainText } from '../profiles/freeText/plainText.ts'

const patterns: readonly RegExp[] = [
  // A UPI address has no top-level domain: anna@okaxis. "Meet @ church", with both spaces, names a place.
  /[a-z0-9][a-z0-9._-]+(?! @ (?:church|chapel|cathedral|home)(?![a-z0-9._-])) ?@ ?[a-z][a-z0-9]+(?![a-z0-9]|\.[a-z])/i,
  /\bok ?(?:axis|hdfc ?bank|icici|sbi)\b/i,
  /\bupi (?:id|address|handle|number)\b/i,
  // IFSC: four letters of the bank, a zero, six characters of the branch.
  /\b[a-z]{4} ?0 ?(?=[a-z0-9]*\d)[a-z0-9]{6}\b/i,
  /\b(?:account|acct|a\/c|acc)\b[^0-9]{0,20}\d(?:[ -]?\d){7,17}\b/i,
  // Wallets of Ethereum, Bitcoin and Tron.
  /\b0x[0-9a-f]{40}\b/i,
  /\bbc1[a-z0-9]{25,60}\b/i,
  /\b[13T][1-9A-HJ-NP-Za-km-z]{25,34}\b/,
]

/** Whether a text contains a UPI address, an IFSC, or the number of an account, a card or a wallet. */
export function hasPaymentDetails(text: string): boolean {
  const plain = plainText(text)
  return patterns.some((pattern) => pattern.test(plain)) || hasCardNumber(plain)
}

/** Card numbers have 13 to 19 digits, the last of which checks the others. */
const hasCardNumber = (plain: string): boolean =>
  [...plain.matchAll(/\d(?:[ .,-]{0,2}\d){12,18}/g)].some(([digits]) => isLuhn(digits.replace(/\D/g, '')))

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
