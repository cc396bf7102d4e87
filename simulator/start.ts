import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDown, waitForRecovery } from './away.ts'
import type { Bank, SimulatorSettings } from './bank.ts'
import { createOrders } from './orders.ts'
import { plain, type Reply } from './reply.ts'
import { isControl, serveRequest } from './routes.ts'

export type Simulator = Readonly<{ address: string; stop: () => Promise<void> }>

const largestBody = 65_536

/** Starts a card gateway that speaks the real protocol but moves no money. */
export async function startSimulator(settings: SimulatorSettings): Promise<Simulator> {
  const stopping = new AbortController()
  const bank: Bank = {
    settings,
    orders: createOrders(),
    outage: { until: 0, manner: 'refuse' },
    stopped: stopping.signal,
  }
  const server = createServer((request, response) => {
    answer(bank, request, response).catch(() => response.destroy())
  })
  await listen(server, settings)
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    stopping.abort()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { address: `http://${settings.host ?? '127.0.0.1'}:${port}`, stop }
}

async function listen(server: Server, { port, host = '127.0.0.1' }: SimulatorSettings): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    const isInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isInUse) throw error
    await once(server.listen(0, host), 'listening')
  }
}

async function answer(bank: Bank, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname: path } = new URL(request.url ?? '/', 'http://bank')
  const body = await bodyOf(request)
  const { status, headers, body: text } = await replyTo(bank, request.method ?? '', path, body)
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(text)
}

async function replyTo(bank: Bank, method: string, path: string, body: string | undefined): Promise<Reply> {
  if (body === undefined) return plain('Too large', 413)
  const { outage, stopped } = bank
  if (isDown(outage) && !isControl(path)) {
    if (outage.manner === 'refuse') return plain('Out of order', 503)
    if (outage.manner === 'garbage') return plain('<html>Maintenance</html>')
    await waitForRecovery(outage, stopped)
  }
  return serveRequest(bank, { method, path, body })
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size <= largestBody) parts.push(part)
  }
  return size <= largestBody ? Buffer.concat(parts).toString() : undefined
}
