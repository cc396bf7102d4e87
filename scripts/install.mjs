import { existsSync, readFileSync } from 'node:fs'
import { root, run } from './run.mjs'

/** Installs the packages of the lockfile if they are missing or come from another lockfile. */
export function ensureInstalled() {
  const installed = `${root}node_modules/.package-lock.json`
  const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
  if (existsSync(installed) && isSame(wanted, JSON.parse(readFileSync(installed, 'utf8')))) return
  run('npm', ['ci', '--no-audit', '--no-fund'])
}

/** Compares all packages except optional ones, which may be absent on this platform. */
function isSame(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.link || !path.startsWith('node_modules/')) return true
    return installed.packages[path]?.version === entry.version
  })
}
