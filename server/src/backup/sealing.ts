import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** One key for each purpose. */
export type BackupKeys = { content: KeyObject; names: KeyObject; manifest: KeyObject }

type Bytes = AsyncIterable<Uint8Array>

const cipher = 'aes-256-gcm'
const magic = Buffer.from('BNRBACK1')
const saltBytes = 32
const tagBytes = 16
const pieceBytes = 64 * 1024

export function backupKeys(secret: string): BackupKeys {
  const derived = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'bnr-matrimony', purpose, 32)))
  return {
    content: derived('backup content'),
    names: derived('backup names'),
    manifest: derived('backup manifest'),
  }
}

export const signed = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex')

/**
 * Encrypts a stream of any length with AES-256-GCM, in pieces of 64 KiB under a key of its own. The nonce of a piece
 * contains its number and whether it is the last, so that pieces cannot be left out, repeated or moved.
 */
export async function* sealed(content: Bytes, key: KeyObject): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  yield Buffer.concat([magic, salt])
  const own = ownKey(key, salt)
  for await (const { piece, nonce } of pieces(content, pieceBytes)) {
    const encryption = createCipheriv(cipher, own, nonce)
    yield Buffer.concat([encryption.update(piece), encryption.final(), encryption.getAuthTag()])
  }
}

/** Decrypts what `sealed` made. Throws when a piece was changed, or the end is missing. */
export async function* unsealed(content: Bytes, key: KeyObject): AsyncGenerator<Buffer> {
  const { head, rest } = await headOf(content, magic.length + saltBytes)
  if (!head.subarray(0, magic.length).equals(magic)) throw new Error('This is not a file of a backup')
  const own = ownKey(key, head.subarray(magic.length))
  for await (const { piece, nonce } of pieces(rest, pieceBytes + tagBytes)) yield opened(piece, own, nonce)
}

function opened(piece: Buffer, key: KeyObject, nonce: Buffer): Buffer {
  const decryption = createDecipheriv(cipher, key, nonce)
  try {
    decryption.setAuthTag(piece.subarray(-tagBytes))
    return Buffer.concat([decryption.update(piece.subarray(0, -tagBytes)), decryption.final()])
  } catch {
    throw new Error('A file of the backup was changed or cut off, or BACKUP_KEY is another one')
  }
}

function ownKey(key: KeyObject, salt: Buffer): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, salt, 'file', 32)))
}

async function headOf(content: Bytes, length: number) {
  const parts = content[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < length) {
    const { value, done } = await parts.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  const beyond = head.subarray(length)
  const rest = (async function* () {
    yield beyond
    yield* { [Symbol.asyncIterator]: () => parts }
  })()
  return { head: head.subarray(0, length), rest }
}

/** Cuts a stream into pieces of one size, of which only the last may be shorter, with their nonces. */
async function* pieces(content: Bytes, size: number) {
  let gathered: Uint8Array[] = []
  let length = 0
  let number = 0
  for await (const part of content) {
    gathered.push(part)
    length += part.length
    if (length <= size) continue
    const all = Buffer.concat(gathered)
    let from = 0
    // A full piece remains, because it may be the last.
    for (; all.length - from > size; from += size)
      yield { piece: all.subarray(from, from + size), nonce: nonceOf(number++, false) }
    gathered = [all.subarray(from)]
    length = all.length - from
  }
  yield { piece: Buffer.concat(gathered), nonce: nonceOf(number, true) }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}
