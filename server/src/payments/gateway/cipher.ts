import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/**
 * The encryption that the gateway prescribes. It is not signed: by flipping bits, anybody can change an encrypted
 * answer and `open` may accept the result. We therefore check every answer that would bring money with the gateway
 * (`statusCall.ts`).
 */
const algorithm = 'aes-128-cbc'
const start = Buffer.from(Array.from({ length: 16 }, (_, index) => index))
const keyOf = (workingKey: string): Buffer => createHash('md5').update(workingKey).digest()

const wholeBlocks = /^(?:[0-9a-f]{32})+$/i
const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function seal(plain: string, workingKey: string): string {
  const cipher = createCipheriv(algorithm, keyOf(workingKey), start)
  return cipher.update(plain, 'utf8', 'hex') + cipher.final('hex')
}

/** Returns undefined if the text was not encrypted with our key. */
export function open(hex: string, workingKey: string): string | undefined {
  if (!wholeBlocks.test(hex)) return undefined
  const decipher = createDecipheriv(algorithm, keyOf(workingKey), start)
  try {
    return text.decode(Buffer.concat([decipher.update(hex, 'hex'), decipher.final()]))
  } catch {
    return undefined
  }
}
