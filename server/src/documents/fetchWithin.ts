import type { Answer } from '@bnr/contract/client'
import type { Reader } from '@bnr/contract/serverDocument'
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse as InjectedReply } from 'fastify'

/**
 * The visitor of a page: their address as the trusted proxies gave it, which limits and logs use, and their headers.
 */
export type Caller = Pick<FastifyRequest, 'ip' | 'headers'>

/**
 * Calls our own endpoints inside the process on behalf of a visitor, with the same address, permissions and limits.
 */
export function fetchWithin(
  app: FastifyInstance,
  { ip, headers: { 'user-agent': browser } }: Caller,
  credentials: Readonly<Record<string, string>>,
): Reader['fetch'] {
  const own = { ...(browser && { 'user-agent': browser }), ...credentials }
  return async (url, { method, headers, body }) => {
    if (method !== 'GET' && method !== 'POST') throw new Error('A server-rendered page can only GET and POST')
    const reply = await app.inject({
      method,
      url,
      headers: { ...Object.fromEntries(new Headers(headers)), ...own },
      remoteAddress: ip,
      ...(typeof body === 'string' && { payload: body }),
    })
    return answerOf(reply)
  }
}

/** A page makes several calls, and a `Response` with its streams costs more than parsing the text. */
const answerOf = ({ statusCode: status, headers, body }: InjectedReply): Answer => ({
  ok: status >= 200 && status < 300,
  status,
  headers: { get: (name) => headers[name]?.toString() ?? null },
  json: async () => JSON.parse(body),
  blob: async () => new Blob([body]),
})
