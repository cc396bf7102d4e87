import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

/** Encrypts with AES-256-GCM; returns nonce, tag and text in base64. The key is never stored in the database. */
export function seal(key: KeyObject, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

function openSealed(key: KeyObject, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}

/** Returns undefined if the key has changed since: the text is lost, but that is no reason to fail. */
export function tryOpenSealed(key: KeyObject, sealed: string): string | undefined {
  try {
    return openSealed(key, sealed)
  } catch {
    return undefined
  }
}
