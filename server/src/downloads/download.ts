import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file for download. Its content is made, or starts to stream, when its address is opened. */
export type Download = {
  name: string
  type: string
  /** Size in bytes if it is known, so that the browser can show progress. */
  size?: number | undefined
  content: () => Promise<Buffer | Readable | string>
}

/**
 * Reduces a file name to letters, digits, dots, dashes and underscores, which are safe in headers and file systems.
 */
export const safeName = (name: string): string =>
  name
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-100) || 'download'

/** Sends the file, or only its headers for HEAD. `read` makes its content. */
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
