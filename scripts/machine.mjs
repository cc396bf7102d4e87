import { existsSync, globSync } from 'node:fs'
import { run } from './run.mjs'

export const chromium = '/usr/bin/chromium'

/** Debian's folder of PostgreSQL programs, the newest version first. */
export function postgresFolder() {
  return globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
}

/** Installs the browser and the database that the tests need, where this user may. */
export function ensureMachine() {
  const missing = [...(existsSync(chromium) ? [] : ['chromium']), ...(postgresFolder() ? [] : ['postgresql'])]
  if (missing.length === 0) return
  if (process.getuid?.() !== 0) {
    process.stderr.write(`Please install: ${missing.join(' ')}\n`)
    process.exit(1)
  }
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing])
}
