import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Service } from './service.ts'

const piece = Buffer.alloc(1_000_000)

/** Leaves no room on the disk of photos and unsent uploads for some seconds. */
export async function fillDisk({ settings, hasDisk }: Service, seconds: number): Promise<void> {
  if (!hasDisk) throw new Error('Only root can mount the small disk that this event fills')
  const filler = join(settings.DATA_DIR ?? '', 'filler')
  fill(filler)
  await pause(seconds * 1000)
  rmSync(filler)
}

function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (let size = piece.length; size > 0; size = Math.floor(size / 10))
      fillBy(file, piece.subarray(0, size))
  } finally {
    closeSync(file)
  }
}

function fillBy(file: number, content: Buffer): void {
  try {
    while (writeSync(file, content) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
