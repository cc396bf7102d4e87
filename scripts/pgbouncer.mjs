import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pgbouncer } from './machine.mjs'
import { accountOf, freePort } from './postgres.mjs'

/** Starts pgbouncer in transaction mode in front of a server, set up as docs/operations.md says. */
export async function startPgbouncer(serverUrl) {
  const server = new URL(serverUrl)
  const folder = mkdtempSync(join(tmpdir(), 'bnr-pgbouncer-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, pgbouncerSettings(server, port))
  const owner = process.getuid?.() === 0 ? accountOf('postgres') : undefined
  for (const path of owner ? [folder, file] : []) chownSync(path, owner.uid, owner.gid)
  const child = spawn(pgbouncer, ['-q', file], { ...owner, stdio: ['ignore', 'ignore', 'inherit'] })
  // Otherwise a script whose work is done would never end.
  child.unref()
  await answers(port)
  return {
    url: `postgres://${server.username}@127.0.0.1:${port}${server.pathname}`,
    stop: () => {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const limits = 'set statement_timeout = 30000; set idle_in_transaction_session_timeout = 60000'

/** Takes the next connection for each transaction, so that none stays with the same client by chance. */
export const pgbouncerSettings = ({ hostname, port, username }, own) => `[databases]
* = host=${hostname} port=${port} user=${username} connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
server_round_robin = 1
max_client_conn = 500
server_login_retry = 1
query_wait_timeout = 5
`

async function answers(port) {
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.unref()
      setTimeout(() => socket.destroy(), 50)
    })
    if (isUp) return
    await pause(50)
  }
  throw new Error('pgbouncer does not answer')
}
