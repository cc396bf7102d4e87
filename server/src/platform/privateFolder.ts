import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** For the account of the service alone: other accounts of the machine have nothing to look for in it. */
export const privateFolderMode = 0o700
export const privateFileMode = 0o600

/** Makes the data folder, or tightens one that stands, with the folders in it. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateFolderMode })
  tighten(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) tighten(join(folder, entry.name))
}

/** A folder of somebody else, such as a mounted volume, is as its owner has made it. */
function tighten(folder: string): void {
  try {
    chmodSync(folder, privateFolderMode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
