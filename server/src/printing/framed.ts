import type { FastifyReply } from 'fastify'

/** Sends a document for a sandboxed iframe that runs no scripts and loads no files. Pictures are embedded. */
export function framed(reply: FastifyReply, html: string, { pictures = false } = {}): string {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', [...nothing, ...(pictures ? ['img-src data:'] : [])].join('; '))
  return html
}

const nothing = ["default-src 'none'", "style-src 'unsafe-inline'", 'sandbox']
