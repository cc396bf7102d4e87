import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresFolder } from './machine.mjs'

/** Starts a PostgreSQL server in a temporary folder; returns its address and functions that stop and start it. */
export const startPostgres = (settings = []) =>
  startServer(settings, (program, data) =>
    program('initdb', '-D', data, '-U', 'bnr', '--auth=trust', '-E', 'UTF8', '--no-sync'),
  )

/** Starts a streaming replica of a server. */
export const startReplica = (primary, settings = []) =>
  startServer(settings, (program, data) =>
    program('pg_basebackup', '-D', data, '-d', primary, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'),
  )

/** Starts a server on the data that `make` creates. */
export async function startServer(settings, make) {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-postgres-'))
  const data = `${folder}/data`
  const port = await freePort()
  const owner = process.getuid?.() === 0 ? accountOf('postgres') : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const program = (name, ...args) => execute(join(postgresFolder(), name), args, owner)
  make(program, data)
  const options = [
    `-p ${port}`,
    `-k ${folder}`,
    '-h 127.0.0.1',
    ...settings.map((setting) => `-c ${setting}`),
  ].join(' ')
  const start = () => program('pg_ctl', '-D', data, '-l', `${folder}/log`, '-o', options, '-w', 'start')
  const halt = () => program('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
  start()
  const urlOf = (database) => `postgres://bnr@127.0.0.1:${port}/${database}`
  return {
    data,
    port,
    folder,
    url: urlOf('postgres'),
    /** Creates a database, as a copy of another one if `template` names it, and returns its address. */
    create: (database, template = 'template1') => {
      program('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'bnr', '-T', template, database)
      return urlOf(database)
    },
    drop: (database) =>
      program('dropdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'bnr', '--force', database),
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
