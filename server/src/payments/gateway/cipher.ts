import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/**
 * The gateway's sealing, as it prescribes it. It hides a text, but does not sign it: whoever turns bits of a sealed answer
 * over gets another text past `open`. An answer is therefore a reason to ask (`statusCall.ts`), never a proof.
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

/** Nothing where it was not sealed with our key, or is no text. */
export function open(hex: string, workingKey: string): string | undefined {
  if (!wholeBlocks.test(hex)) return undefined
  const decipher = createDecipheriv(algorithm, keyOf(workingKey), start)
  try {
    return text.decode(Buffer.concat([decipher.update(hex, 'hex'), decipher.final()]))
  } catch {
    return undefined
  }
}
