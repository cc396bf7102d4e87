import { become } from './run.mjs'

const withoutBuild = 24

/**
 * TypeScript runs as it is from Node 24 on. On an older Node the script starts again under the project's own and this
 * says false: the caller then has nothing left to do.
 */
export function onNode24() {
  if (Number.parseInt(process.versions.node, 10) >= withoutBuild) return true
  become('node', process.argv.slice(1))
  return false
}
