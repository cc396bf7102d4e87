import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file to be saved. What is in it is made, or begins to flow, when its address is opened. */
export type Download = {
  name: string
  type: string
  /** Bytes, where they are known before: the browser then shows how far it is. */
  size?: number | undefined
  content: () => Promise<Buffer | Readable | string>
}

/** Letters, digits, dots, dashes and underscores: nothing that a header or a file system reads as more than a name. */
export const safeName = (name: string): string =>
  name
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-100) || 'download'

/** Sends the file, or its headers alone for HEAD. `read` makes its content. */
export async function sendDownload(
  { method }: FastifyRequest,
  reply: FastifyReply,
  file: Download,
  read: Download['content'] = file.content,
) {
  const content = method === 'HEAD' ? Readable.from([]) : await read()
  reply
    .type(file.type)
    .header('cache-control', 'private, no-store')
    .header('accept-ranges', 'none')
    .header('content-disposition', `attachment; filename="${safeName(file.name)}"`)
  if (file.size !== undefined) reply.header('content-length', file.size)
  return reply.send(content)
}
