import type { FastifyReply } from 'fastify'

/** A document for a frame of its own: nothing in it runs or is fetched; its pictures, if it has any, are part of it. */
export function framed(reply: FastifyReply, html: string, { pictures = false } = {}): string {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', [...nothing, ...(pictures ? ['img-src data:'] : [])].join('; '))
  return html
}

const nothing = ["default-src 'none'", "style-src 'unsafe-inline'", 'sandbox']
