import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply } from 'fastify'
import { type Page, sendPage } from './builtSite.ts'

const compress = promisify(brotliCompress)
const compressed = new WeakMap<Page, Promise<Buffer>>()

/**
 * Sends a page that is the same for everybody. It is compressed once instead of for each visit: under heavy load,
 * when pages are no longer rendered on the server, compression is most of the remaining work.
 */
export async function sendKeptPage(reply: FastifyReply, page: Page): Promise<FastifyReply> {
  if (!takesBrotli(reply.request.headers['accept-encoding'])) return sendPage(reply, page)
  const body = await compressedOf(page)
  return sendPage(reply.header('content-encoding', 'br').header('vary', 'accept-encoding'), page, body)
}

const takesBrotli = (accepted: string | string[] | undefined) =>
  negotiate(String(accepted ?? ''), ['br']) !== null

/** The compressed page. A failed compression is tried again on the next visit. */
export function compressedOf(page: Page): Promise<Buffer> {
  const known = compressed.get(page)
  if (known) return known
  const body = compress(page.html)
  compressed.set(page, body)
  body.catch(() => compressed.delete(page))
  return body
}
