import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const pieces = 24

/**
 * Serves the application under another port, and sends each document as a slow line does: the header in two pieces, the
 * main part in many. Returns its address; `stop` ends it.
 */
export async function servePiecewise(application: string): Promise<{ url: string; stop: () => void }> {
  const proxy = createServer((received, reply) => {
    const { method, headers, url } = received
    const host = new URL(application).host
    const passed = request(new URL(url ?? '/', application), {
      method,
      headers: { ...headers, host, 'accept-encoding': 'identity' },
    })
    passed.on('response', async (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(reply)
      const body = Buffer.concat(await answer.toArray())
      for (const piece of piecesOf(body)) {
        reply.write(piece)
        await pause(100)
      }
      reply.end()
    })
    passed.on('error', () => reply.destroy())
    received.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return { url: `http://localhost:${port}`, stop: () => proxy.close() }
}

function piecesOf(body: Buffer): Buffer[] {
  const begin = Math.max(body.indexOf('<main'), 0)
  const end = body.indexOf('</main>')
  const length = Math.ceil((end - begin) / pieces)
  const afterLinks = Math.max(body.indexOf('</nav>'), 0)
  const cuts = [afterLinks, ...Array.from({ length: pieces }, (_, at) => begin + at * length)]
  return [0, ...cuts].map((cut, at) => body.subarray(cut, cuts[at]))
}
