import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { browser, browsers } from './journeySetup.ts'
import { run } from './run.mjs'

export const pgbouncer = '/usr/sbin/pgbouncer'
export const redis = '/usr/bin/redis-server'
export const pgbackrest = '/usr/bin/pgbackrest'

/** Debian's folder of PostgreSQL programs, the newest version first. */
export function postgresFolder() {
  return globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
}

/** Other programs that tests run. */
const programs = [
  { file: pgbouncer, debianPackage: 'pgbouncer' },
  { file: redis, debianPackage: 'redis-server' },
  { file: pgbackrest, debianPackage: 'pgbackrest' },
  { file: '/usr/bin/promtool', debianPackage: 'prometheus' },
  { file: '/usr/sbin/nginx', debianPackage: 'nginx' },
  { file: '/usr/bin/openssl', debianPackage: 'openssl' },
  { file: '/usr/bin/docker-compose', debianPackage: 'docker-compose' },
  { file: '/usr/bin/kubectl', debianPackage: 'kubernetes-client' },
]

/** Installs the browser, the database and the programs that the tests need, if this user may. */
export function ensureMachine() {
  if (process.getuid?.() === 0 && !existsSync(browsers[0])) tryToInstall('chromium-headless-shell')
  ensurePrograms([
    { file: browser(), debianPackage: 'chromium' },
    { file: postgresFolder() ?? '', debianPackage: 'postgresql' },
    ...programs,
  ])
}

/** An S3 store for the drills. */
export const cephPrograms = [
  { file: '/usr/bin/radosgw', debianPackage: 'radosgw' },
  { file: '/usr/bin/ceph-mon', debianPackage: 'ceph-mon' },
  { file: '/usr/bin/ceph-osd', debianPackage: 'ceph-osd' },
]

/** Installs those of these programs that are missing. Ends this script if this user may not. */
export function ensurePrograms(wanted) {
  const missing = wanted.flatMap(({ file, debianPackage }) => (existsSync(file) ? [] : [debianPackage]))
  if (missing.length === 0) return
  if (process.getuid?.() !== 0) {
    process.stderr.write(`Please install: ${missing.join(' ')}\n`)
    process.exit(1)
  }
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing])
}

/** Ignores a failure, because older releases of Debian do not have the package. */
function tryToInstall(debianPackage) {
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], {
    stdio: 'inherit',
  })
}
