import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Milliseconds between two looks at the health of a process. */
const lookEvery = 50

/**
 * A load balancer: sends requests to the ready ones of several processes in turn, over connections that it keeps. Like
 * nginx it tries another process only if a connection is refused, when nothing has been sent yet.
 */
export async function startBalancer(targets: () => readonly string[]) {
  const agent = new Agent({ keepAlive: true })
  let ready: readonly string[] = []
  let turn = 0
  const look = async () => {
    const answers = targets().map((target) => isReady(target))
    ready = (await Promise.all(answers)).flatMap((target) => target ?? [])
  }
  await look()
  const timer = setInterval(look, lookEvery)

  const forward = (incoming: IncomingMessage, reply: ServerResponse, attempts = 3) => {
    const target = ready[turn++ % ready.length]
    if (!target) return void reply.writeHead(502).end()
    const { method = 'GET', headers, url = '/' } = incoming
    const outgoing = request(new URL(url, target), { method, headers, agent }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? '' })
      answer.pipe(reply)
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && attempts > 1) return forward(incoming, reply, attempts - 1)
      reply.writeHead(502).end(`${error.code} ${error.message}`)
    })
    // Waits for the connection, so that a refused one has consumed nothing of the body.
    outgoing.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => incoming.pipe(outgoing))
      else incoming.pipe(outgoing)
    })
  }
  const server = createServer((incoming, reply) => forward(incoming, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

const isReady = (target: string): Promise<string | undefined> =>
  fetch(`${target}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => {
      await answer.text()
      return answer.ok ? target : undefined
    },
    () => undefined,
  )
