import { createHash } from 'node:crypto'

/** Hashes a stream while it is read. */
export function hashing(content: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  const hashed = (async function* () {
    for await (const part of content) {
      hash.update(part)
      yield part
    }
  })()
  return { hashed, sha256: () => hash.digest('hex') }
}
