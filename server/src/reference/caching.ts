import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const cacheControl = 'public, max-age=300'

/** Lets browsers cache the lists until `stamp` changes. */
export function cacheByStamp(app: FastifyInstance, stamp: () => string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200) return payload
    const tag = `"${stamp()}"`
    reply.headers({ etag: tag, 'cache-control': cacheControl })
    return isKnown(request, tag) ? notModified(reply) : payload
  })
}

/** Whether the browser has the current version. A compressing proxy may have marked its tag as weak. */
function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known?.includes(tag) ?? false
}

function notModified(reply: FastifyReply): null {
  reply.code(304).removeHeader('content-length')
  return null
}
