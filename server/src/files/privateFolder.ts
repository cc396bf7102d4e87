import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Only the account that runs the service may read its files. */
export const privateFolderMode = 0o700
export const privateFileMode = 0o600

/** Creates the data folder, or restricts an existing one and its folders to the owner. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateFolderMode })
  tighten(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) tighten(join(folder, entry.name))
}

/** Leaves a folder of another owner, e.g. a mounted volume, as it is. */
function tighten(folder: string): void {
  try {
    chmodSync(folder, privateFolderMode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
