import { type s3Client, whole } from '../files/s3/client.ts'
import { bodyOf } from '../files/s3/spooled.ts'
import type { Bytes } from './backupStore.ts'

export type Part = { content: Buffer; isOnly: boolean }
type Client = ReturnType<typeof s3Client>

/** S3 takes at most 10,000 parts, so this admits files of 320 GB. */
const partBytes = 32 * 1024 * 1024

/** Joins the pieces of a stream, which are smaller, into parts of one size. Only the last part may be shorter. */
export async function* partsOf(content: Bytes, size = partBytes): AsyncGenerator<Part> {
  let gathered: Uint8Array[] = []
  let length = 0
  let isOnly = true
  for await (const piece of content) {
    gathered.push(piece)
    length += piece.length
    if (length <= size) continue
    isOnly = false
    const all = Buffer.concat(gathered)
    yield { content: all.subarray(0, size), isOnly }
    gathered = [all.subarray(size)]
    length -= size
  }
  yield { content: Buffer.concat(gathered), isOnly }
}

/** Stores parts as one object. Until its end, nobody can see the object. */
export async function uploadParts(client: Client, key: string, parts: AsyncIterable<Part>): Promise<void> {
  let upload: Awaited<ReturnType<typeof beginUpload>> | undefined
  try {
    for await (const { content, isOnly } of parts) {
      const body = bodyOf(content)
      if (isOnly) return void (await client.ask({ method: 'PUT', key, body }, whole))
      upload ??= await beginUpload(client, key)
      await upload.send(body)
    }
    await upload?.complete()
  } catch (error) {
    await upload?.abandon().catch(() => undefined)
    throw error
  }
}

async function beginUpload(client: Client, key: string) {
  const answer = await client.ask({ method: 'POST', key, query: { uploads: '' } }, whole)
  const uploadId = /<UploadId>([^<]+)</.exec(answer.toString())?.[1] ?? ''
  const tags: string[] = []
  return {
    send: async (body: ReturnType<typeof bodyOf>) => {
      const query = { partNumber: String(tags.length + 1), uploadId }
      const tag = await client.ask({ method: 'PUT', key, query, body }, async (content, { etag = '' }) => {
        await whole(content)
        return etag
      })
      tags.push(tag)
    },
    complete: async () => {
      const lines = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const body = bodyOf(Buffer.from(`<CompleteMultipartUpload>${lines.join('')}</CompleteMultipartUpload>`))
      const said = (await client.ask({ method: 'POST', key, query: { uploadId }, body }, whole)).toString()
      // S3 can answer 200 before it knows whether it succeeds.
      if (said.includes('<Error>')) throw new Error(`The store could not join the parts of ${key}`)
    },
    abandon: () => client.ask({ method: 'DELETE', key, query: { uploadId } }, whole),
  }
}
