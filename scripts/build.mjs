import { existsSync, globSync, statSync } from 'node:fs'
import { root, run } from './run.mjs'

export const built = `${root}web/build/client/site.json`

/** Builds the browser side if one of its sources is newer than the last build. */
export function ensureBuilt() {
  if (existsSync(built) && newest() <= statSync(built).mtimeMs) return
  run('npm', ['run', 'build', '--workspace', 'web'])
}

function newest() {
  const sources = globSync(
    ['web/src/**/*', 'web/public/**/*', 'web/*.ts', 'contract/src/**/*', 'package-lock.json'],
    { cwd: root },
  )
  return Math.max(...sources.map((file) => statSync(root + file).mtimeMs))
}

if (import.meta.main) ensureBuilt()
