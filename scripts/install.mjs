import { existsSync, readFileSync } from 'node:fs'
import { root, run } from './run.mjs'

/** Installs what the lockfile names, when it is not there or is of another lockfile. */
export function ensureInstalled() {
  const installed = `${root}node_modules/.package-lock.json`
  const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
  if (existsSync(installed) && isSame(wanted, JSON.parse(readFileSync(installed, 'utf8')))) return
  run('npm', ['ci', '--no-audit', '--no-fund'])
}

/** Platform packages that do not fit this machine are rightly absent. */
function isSame(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.link || !path.startsWith('node_modules/')) return true
    return installed.packages[path]?.version === entry.version
  })
}
