import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Machine } from './machine.ts'
import { isListening, until } from './waiting.ts'

type Behind = { port: number; restPort: number; name: string }
export type WebName = 'web-1' | 'web-2'

export type Balancer = Awaited<ReturnType<typeof startHaproxy>>

/** HAProxy in front of the web processes, and in front of whichever PostgreSQL is the leader. */
export async function startHaproxy(machine: Machine, nodes: readonly Behind[], web: Record<WebName, number>) {
  const [port, postgresPort] = [await machine.port(), await machine.port()]
  const file = join(machine.folder, 'haproxy.cfg')
  const socket = join(machine.folder, 'haproxy.sock')
  writeFileSync(file, `${common(socket)}${forPostgres(postgresPort, nodes)}${forWeb(port, web)}`)
  machine.supervisor.run({
    name: 'haproxy',
    command: ['/usr/sbin/haproxy', '-db', '-f', file],
    restartSeconds: 3,
  })
  await until('HAProxy', () => isListening(port))
  const order = (command: string) => text(connect(socket).end(`${command}\n`))
  return {
    address: `http://127.0.0.1:${port}`,
    postgresUrl: `postgres://bnr@127.0.0.1:${postgresPort}/postgres`,
    /** Sends a web process no more requests, or sends it some again. */
    set: (name: WebName, state: 'drain' | 'ready') => order(`set server web/${name} state ${state}`),
    whole: () =>
      until('both web processes', async () => {
        const servers = (await order('show stat')).split('\n').filter((line) => line.startsWith('web,web-'))
        return servers.length === 2 && servers.every((line) => line.includes(',UP,'))
      }),
  }
}

const common = (socket: string) => `global
  stats socket ${socket} level admin
defaults
  timeout connect 2s
  timeout client 65s
  timeout server 65s
  timeout check 2s
`

const forPostgres = (port: number, nodes: readonly Behind[]) => `listen postgres
  bind 127.0.0.1:${port}
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n')}
`

/** The part for the web processes is the same as in docs/operations.md. */
const forWeb = (port: number, web: Record<WebName, number>) => `listen web
  mode http
  bind 127.0.0.1:${port}
  option forwardfor
  option httpchk GET /readyz
  default-server inter 1s fall 2 rise 1
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response response-timeout
  http-request disable-l7-retry if !METH_GET
${Object.entries(web)
  .map(([name, own]) => `  server ${name} 127.0.0.1:${own} check`)
  .join('\n')}
`
