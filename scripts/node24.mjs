import { become } from './run.mjs'

const withoutBuild = 24

/**
 * Node runs TypeScript directly from version 24 on. On an older Node this starts the script again under the project's own
 * Node and returns false: the caller must then do nothing.
 */
export function onNode24() {
  if (Number.parseInt(process.versions.node, 10) >= withoutBuild) return true
  become('node', process.argv.slice(1))
  return false
}
