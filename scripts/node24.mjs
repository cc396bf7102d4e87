import { become } from './run.mjs'

const withoutBuild = 24

/**
 * Node runs TypeScript directly from version 24 on. On an older Node this starts the script again under the project's own
 * Node and resolves to false: the caller must then do nothing. True means that the script can import the service.
 */
export async function onNode24() {
  if (Number.parseInt(process.versions.node, 10) < withoutBuild) {
    become('node', process.argv.slice(1))
    return false
  }
  const { resolveQuickly } = await import('../server/src/platform/resolveQuickly.ts')
  resolveQuickly()
  return true
}
