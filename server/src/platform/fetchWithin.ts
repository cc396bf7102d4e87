import type { Reader } from '@bnr/contract/firstPage'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What tells where a call comes from, for limits and logs. */
const ofTheCaller = ['x-forwarded-for', 'x-forwarded-proto', 'user-agent'] as const

/** Calls our own endpoints without leaving the process, on behalf of a visitor: same address, same permissions, same limits. */
export function fetchWithin(
  app: FastifyInstance,
  { headers, socket }: FastifyRequest,
  credentials: Readonly<Record<string, string>>,
): Reader['fetch'] {
  const passed = ofTheCaller.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))
  return async (url, { method, headers: given, body }) => {
    const reply = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers: { ...Object.fromEntries(new Headers(given)), ...Object.fromEntries(passed), ...credentials },
      ...(typeof body === 'string' && { payload: body }),
      ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
    })
    return new Response(reply.body || null, { status: reply.statusCode })
  }
}
