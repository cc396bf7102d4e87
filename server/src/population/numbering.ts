import { mixed } from './random.ts'

/**
 * BNR IDs and phone numbers come from the ordinal by bijections: unique without a look into the database, and
 * without an order that anybody could walk through.
 */
const firstBnrId = 20_000_000
const bnrIds = 80_000_000
const firstPhone = 6_000_000_000
const phones = 4_000_000_000
/** Contact persons answer numbers far from those of members. */
const contactOffset = 2_000_000_000

/** Ordinals of members: below the offset of contact persons, and as many as there are BNR IDs. */
export const largestOrdinal = bnrIds - 1

/** Numbers of the demo logins and their neighbours. */
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
 * A Feistel network over two halves of `halfBits` is a bijection whatever its rounds are made of; walking on until
 * the value is allowed keeps it one on the allowed values.
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
