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
`

const forPostgres = (port: number, nodes: readonly Behind[]) => `listen postgres
  bind 127.0.0.1:${port}
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n')}
`

/**
 * The same as in docs/operations.md. While the database is away, no process is ready; then any of them answers, because
 * its own 503 says when to retry.
 */
const forWeb = (port: number, web: Record<WebName, number>) => {
  const servers = Object.entries(web).map(([name, own]) => `  server ${name} 127.0.0.1:${own}`)
  return `defaults http
  mode http
  timeout connect 2s
  timeout client 65s
  timeout server 65s
  timeout check 2s
  option forwardfor
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response response-timeout
frontend public
  bind 127.0.0.1:${port}
  http-request disable-l7-retry if !METH_GET
  use_backend unready if { nbsrv(web) eq 0 }
  default_backend web
backend web
  option httpchk GET /readyz
  default-server inter 1s fall 2 rise 1
${servers.map((server) => `${server} check`).join('\n')}
backend unready
${servers.join('\n')}
`
}
