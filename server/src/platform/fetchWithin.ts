import type { Reader } from '@bnr/contract/serverDocument'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Whom limits count and logs name: the address as it was judged once, by the proxies that are trusted. */
export type Caller = Pick<FastifyRequest, 'ip' | 'headers'>

/** Calls our own endpoints without leaving the process, on behalf of a visitor: same address, same permissions, same limits. */
export function fetchWithin(
  app: FastifyInstance,
  { ip, headers: { 'user-agent': browser } }: Caller,
  credentials: Readonly<Record<string, string>>,
): Reader['fetch'] {
  const own = { ...(browser && { 'user-agent': browser }), ...credentials }
  return async (url, { method, headers, body }) => {
    if (method !== 'GET' && method !== 'POST') throw new Error('A page is written from what can be read')
    const reply = await app.inject({
      method,
      url,
      headers: { ...Object.fromEntries(new Headers(headers)), ...own },
      remoteAddress: ip,
      ...(typeof body === 'string' && { payload: body }),
    })
    return new Response(reply.body || null, { status: reply.statusCode })
  }
}
