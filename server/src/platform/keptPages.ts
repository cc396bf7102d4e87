import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply } from 'fastify'
import { type Page, sendPage } from './builtSite.ts'

const compress = promisify(brotliCompress)
const compressed = new WeakMap<Page, Promise<Buffer>>()

/**
 * Sends a page that is the same for everybody: it is compressed once, as far as it goes, and not for each visit. With more visits
 * than can be written, that is most of what is left to do.
 */
export async function sendKeptPage(reply: FastifyReply, page: Page): Promise<FastifyReply> {
  if (!takesBrotli(reply.request.headers['accept-encoding'])) return sendPage(reply, page)
  const body = await compressedOf(page)
  return sendPage(reply.header('content-encoding', 'br').header('vary', 'accept-encoding'), page, body)
}

const takesBrotli = (accepted: string | string[] | undefined) =>
  negotiate(String(accepted ?? ''), ['br']) !== null

/** As it is sent from its first visit on; what failed is tried again. */
export function compressedOf(page: Page): Promise<Buffer> {
  const known = compressed.get(page)
  if (known) return known
  const body = compress(page.html)
  compressed.set(page, body)
  body.catch(() => compressed.delete(page))
  return body
}
