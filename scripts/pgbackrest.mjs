import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pgbackrest, postgresFolder } from './machine.mjs'
import { accountOf, execute, startPostgres, startServer } from './postgres.mjs'
import { root } from './run.mjs'

export const hasPgbackrest = () => existsSync(pgbackrest)

/** A WAL archive in a temporary folder, or in an S3 store, with the configuration of deploy/pgbackrest. */
export function newArchive(store) {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-archive-'))
  const owner = process.getuid?.() === 0 ? accountOf('postgres') : undefined
  const config = `${folder}/pgbackrest.conf`
  const options = [`--config=${config}`, '--stanza=bnr']
  const run = (...args) => execute(pgbackrest, [...options, ...args], owner)
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return {
    /** Starts a server that archives its WAL. */
    start: async (archiveSeconds) => {
      const push = `archive_command='${pgbackrest} ${options.join(' ')} archive-push %p'`
      const server = await startPostgres(['archive_mode=on', `archive_timeout=${archiveSeconds}`, push])
      writeFileSync(config, configFor(folder, server, store))
      run('stanza-create')
      return server
    },
    backUp: () => run('--type=full', 'backup'),
    /** Starts a server with the data of a moment, or of the newest that the archive has. */
    restore: async (moment) => {
      const target = moment
        ? ['--type=time', `--target=${moment.toISOString().replace('T', ' ').replace('Z', '+00')}`]
        : ['--type=default']
      const server = await startServer(['fsync=off'], (_program, data) =>
        run(...target, ...(moment ? ['--target-action=promote'] : []), `--pg1-path=${data}`, 'restore'),
      )
      await recovered(server.url)
      return server
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A server that still replays the archive answers, but refuses to write. */
async function recovered(address) {
  const ask = ['-d', address, '-Atc', 'select pg_is_in_recovery()']
  for (let attempt = 0; attempt < 1200; attempt++) {
    const { stdout } = spawnSync(join(postgresFolder(), 'psql'), ask, { encoding: 'utf8' })
    if (stdout.trim() === 'f') return
    await sleep(100)
  }
  throw new Error('The server did not finish its recovery')
}

/** The shipped configuration with the places of this server. */
function configFor(folder, { data, port, folder: sockets }, store) {
  const shipped = readFileSync(`${root}deploy/pgbackrest/pgbackrest.conf`, 'utf8')
  const own = {
    'repo1-path': store ? '/wal' : `${folder}/repository`,
    'repo1-cipher-pass': 'a password of the drill',
    'pg1-path': data,
  }
  const changed = Object.entries(own).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
    shipped,
  )
  const places = ['log', 'lock', 'spool'].map((name) => `${name}-path=${folder}/${name}\n`).join('')
  const connection = { port, 'socket-path': sockets, user: 'bnr', database: 'postgres' }
  const lines = Object.entries(connection).map(([name, value]) => `pg1-${name}=${value}\n`)
  return changed.replace('[global]\n', `[global]\n${places}${repositoryIn(store)}`) + lines.join('')
}

/** The store of a drill made its certificate itself, so nobody can verify it. */
function repositoryIn(store) {
  if (!store) return ''
  const { hostname, port } = new URL(store.endpoint)
  return `repo1-type=s3
repo1-s3-endpoint=${hostname}
repo1-storage-port=${port}
repo1-s3-uri-style=path
repo1-s3-bucket=${store.bucket}
repo1-s3-region=${store.region}
repo1-s3-key=${store.accessKey}
repo1-s3-key-secret=${store.secretKey}
repo1-storage-verify-tls=n
`
}
