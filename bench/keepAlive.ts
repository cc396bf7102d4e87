import { Agent, request } from 'node:http'

export type Fetched = {
  status: number
  bytes: number
  milliseconds: number
  body: Buffer
  encoding: string | undefined
}
/** Posts the body if there is one. */
export type Fetch = (path: string, headers?: Record<string, string>, body?: string) => Promise<Fetched>

/** The encodings that Chrome and Firefox accept. */
const encodings = 'gzip, deflate, br, zstd'

/** Fetches over this many open connections. Bodies stay compressed, so that the client needs little time. */
export function keepAlive(address: string, cookie: string, connections: number): Fetch {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const always = { cookie, 'accept-encoding': encodings, 'sec-fetch-dest': 'document' }
  return (path, headers = {}, sent) =>
    new Promise((resolve, reject) => {
      const start = performance.now()
      const method = sent === undefined ? 'GET' : 'POST'
      const asked = request(
        address + path,
        { agent, method, headers: { ...always, ...headers } },
        (reply) => {
          const parts: Buffer[] = []
          reply.on('data', (part: Buffer) => parts.push(part))
          reply.on('error', reject)
          reply.on('end', () => {
            const body = Buffer.concat(parts)
            const { statusCode: status = 0, headers: received } = reply
            const milliseconds = performance.now() - start
            resolve({
              status,
              bytes: body.length,
              milliseconds,
              body,
              encoding: received['content-encoding'],
            })
          })
        },
      )
      asked.on('error', reject)
      asked.end(sent)
    })
}
