import { createHmac } from 'node:crypto'

const period = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The secret of the demo's staff, as the start message prints it. */
const demoSecret = 'JBSWY3DPEHPK3PXP'

/** The code of an authenticator app with this secret, this many steps of 30 seconds from now (RFC 6238). */
export function totpCode(secret = demoSecret, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / period) + steps))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 0x0f
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Base32 without padding. */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
