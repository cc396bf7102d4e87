import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { become, root } from './run.mjs'

ensureInstalled()
const folder = temporaryFolder()
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const words = process.argv.slice(2)
become('node', [`${root}scripts/${words.length > 0 ? 'testSome' : 'testAll'}.mjs`, ...words], {
  TMPDIR: folder,
})

/** In memory if there is room for all data: a new database takes 30 ms there, and 500 on a disk. */
function temporaryFolder() {
  const memory = '/dev/shm'
  const made = mkdtempSync(
    join(existsSync(memory) && freeBytes(memory) > 8e9 ? memory : tmpdir(), 'bnr-test-'),
  )
  // Programs that run as other users, such as PostgreSQL, have folders in it.
  chmodSync(made, 0o1777)
  return made
}

function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
