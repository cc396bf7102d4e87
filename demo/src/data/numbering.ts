import { mixed } from './random.ts'

/**
 * Derives BNR IDs and phone numbers from the ordinal by bijections. They are unique without a query, and nobody can
 * guess the next one.
 */
const firstBnrId = 20_000_000
const bnrIds = 80_000_000
const firstPhone = 6_000_000_000
const phones = 4_000_000_000
/** Numbers of contact persons are far from those of members. */
const contactOffset = 2_000_000_000

/** As many members as there are BNR IDs, which is below the offset of contact persons. */
export const largestOrdinal = bnrIds - 1

/** Whether a number belongs to the range of the demo logins. */
const reserved = (phone: number) =>
  Math.floor(phone / 1000) === 9_000_000 || Math.floor(phone / 1000) === 9_100_000

export function bnrIdOf(ordinal: number): number {
  return firstBnrId + permuted(ordinal, 14, 0x5bd1, (value) => value < bnrIds)
}

export function phoneOf(ordinal: number): string {
  const free = (value: number) => value < phones && !reserved(firstPhone + value)
  return String(firstPhone + permuted(ordinal, 16, 0x1b87, free))
}

export function contactPhoneOf(ordinal: number): string {
  return phoneOf(ordinal + contactOffset)
}

/**
 * A Feistel network over two halves of `halfBits` bits, which is a bijection for any round function. Repeating it
 * until the value is allowed gives a bijection of the allowed values.
 */
function permuted(
  value: number,
  halfBits: number,
  salt: number,
  allowed: (value: number) => boolean,
): number {
  let result = value
  do {
    result = feistel(result, 2 ** halfBits, salt)
  } while (!allowed(result))
  return result
}

function feistel(value: number, half: number, salt: number): number {
  let left = Math.floor(value / half)
  let right = value % half
  for (let round = 1; round <= 4; round++) {
    const mix = mixed(right + Math.imul(round, salt)) % half
    ;[left, right] = [right, (left ^ mix) >>> 0]
  }
  return left * half + right
}
