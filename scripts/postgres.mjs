import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresFolder } from './machine.mjs'

/** Starts a PostgreSQL server in a temporary folder; returns its address and a function that stops it. */
export async function startPostgres(settings = []) {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-postgres-'))
  const port = await freePort()
  const owner = process.getuid?.() === 0 ? accountOf('postgres') : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const program = (name, ...args) => execute(join(postgresFolder(), name), args, owner)
  program('initdb', '-D', `${folder}/data`, '-U', 'bnr', '--auth=trust', '-E', 'UTF8', '--no-sync')
  const options = [
    `-p ${port}`,
    `-k ${folder}`,
    '-h 127.0.0.1',
    ...settings.map((setting) => `-c ${setting}`),
  ].join(' ')
  const data = `${folder}/data`
  const start = () => program('pg_ctl', '-D', data, '-l', `${folder}/log`, '-o', options, '-w', 'start')
  const halt = () => program('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
  start()
  return {
    url: `postgres://bnr@127.0.0.1:${port}/postgres`,
    /** Ends the server as a crash would; `start` starts it again on the same port. */
    halt,
    start,
    stop: () => {
      halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs a program as its owner, because PostgreSQL refuses to run as root. */
export function execute(file, args, owner) {
  const { status, stderr } = spawnSync(file, args, {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
  })
  if (status !== 0) throw new Error(`${file} failed: ${stderr}`)
}

export function accountOf(name) {
  const id = (flag) => Number(spawnSync('id', [flag, name]).stdout.toString())
  return { uid: id('-u'), gid: id('-g') }
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
