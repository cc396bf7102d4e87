import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const smallest = 1024
const compressions = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip) as (content: Buffer) => Promise<Buffer>,
}
type Encoding = keyof typeof compressions
const encodings = Object.keys(compressions) as Encoding[]

/**
 * Caches the compressed replies of the routes of this scope for as long as the process runs. Use it only for content
 * that never changes, since nothing is removed from the cache.
 */
export function compressOnce(scope: FastifyInstance): void {
  const cache = new Map<string, Promise<Buffer>>()
  scope.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || !payload) return payload
    const content = await read(payload as Buffer | string | AsyncIterable<Buffer>)
    const encoding = encodingFor(request)
    if (!encoding || content.length < smallest) return content
    const key = encoding + createHash('sha256').update(content).digest('base64')
    if (!cache.has(key)) cache.set(key, compressions[encoding](content))
    reply
      .header('content-encoding', encoding)
      .header('vary', 'accept-encoding')
      .removeHeader('content-length')
    return await cache.get(key)
  })
}

const encodingFor = ({ headers }: FastifyRequest) =>
  negotiate(String(headers['accept-encoding'] ?? ''), encodings) as Encoding | null

async function read(payload: Buffer | string | AsyncIterable<Buffer>): Promise<Buffer> {
  if (typeof payload === 'string') return Buffer.from(payload)
  if (Buffer.isBuffer(payload)) return payload
  const parts: Buffer[] = []
  for await (const part of payload) parts.push(part)
  return Buffer.concat(parts)
}
