import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) }

/** The store was silent for too long. Such a request is not repeated, because the caller has waited long enough. */
export class TooSlow extends Error {}

type Outgoing = {
  method: string
  url: URL
  headers: Record<string, string>
  body: Buffer | Readable | undefined
}

/**
 * Sends a request and returns the answer once its headers are here. Throws when nothing is sent or received for `idle`
 * milliseconds, which includes the time to connect.
 */
export function exchange(
  { method, url, headers, body }: Outgoing,
  idle: number,
  signal?: AbortSignal,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const agent = agents[url.protocol as keyof typeof agents]
  return new Promise((resolve, reject) => {
    const request = send(url, { method, headers, agent, timeout: idle, ...(signal && { signal }) })
    request.on('timeout', () => request.destroy(new TooSlow(`The store was silent for ${idle} ms`)))
    request.on('error', reject)
    request.once('response', (response) => {
      request.setTimeout(0)
      resolve(response)
    })
    if (body instanceof Readable) pipeline(body, request).catch(reject)
    else request.end(body)
  })
}

/**
 * The content of an answer. It throws when the store is silent for `idle` milliseconds. The time that the reader takes
 * does not count: a slow phone may download a large report.
 */
export async function* contentOf(response: IncomingMessage, idle: number): AsyncGenerator<Buffer> {
  const parts = response[Symbol.asyncIterator]()
  try {
    for (;;) {
      const end = () => response.destroy(new TooSlow(`The store was silent for ${idle} ms`))
      const timer = setTimeout(end, idle)
      const part = await parts.next().finally(() => clearTimeout(timer))
      if (part.done) return
      yield part.value
    }
  } finally {
    response.destroy()
  }
}
