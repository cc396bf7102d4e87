import { spawnSync } from 'node:child_process'
import { root } from './run.mjs'

/**
 * The release before the commit checked out, as git names it: its tag, or in a clone without tags the commit that gave
 * package.json its version. Undefined if the history has neither.
 */
export function previousRelease(folder = root) {
  const git = (...args) => String(spawnSync('git', args, { cwd: folder }).stdout).trim()
  return (
    git('describe', '--tags', '--abbrev=0', 'HEAD^') ||
    git('log', '-1', '--format=%H', '-G^ *"version":', 'HEAD^', '--', 'package.json') ||
    undefined
  )
}

/** The same for a script that cannot go on without it. */
export function requirePreviousRelease() {
  const found = previousRelease()
  if (found) return found
  process.stderr.write(
    'The history does not show the previous release. Fetch it (git fetch --tags) or give --tag.\n',
  )
  process.exit(1)
}
