import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Moving } from '../src/files/move/moveFile.ts'
import { throttle } from '../src/files/move/throttle.ts'
import type { Places } from '../src/files/places.ts'
import { s3Storage } from '../src/files/s3/s3Storage.ts'
import { placedStorage } from '../src/files/storedFiles.ts'
import { type PlaceName, storedFiles } from '../src/files/tables.ts'
import type { TestService } from './harness.ts'
import { memoryStorage } from './memoryStorage.ts'
import type { useS3 } from './s3/useS3.ts'

/** Storage in two places, a folder in memory and an S3 store, for tests that move files. */
export function openTwoPlaces(service: TestService, { settings }: ReturnType<typeof useS3>) {
  const s3 = s3Storage(settings, mkdtempSync(join(tmpdir(), 'bnr-unsent-')), { rest: 50, waits: [] })
  const folder = memoryStorage()
  const places: Places = { target: 'folder', folder, s3 }
  const { db, clock, log } = service
  return {
    folder,
    s3,
    places,
    storage: placedStorage({ db, clock, log, places }),
    moving: (to: PlaceName, instead: Partial<Places> = {}): Moving => ({
      db,
      clock,
      log,
      to,
      places: { ...places, ...instead },
      slowed: throttle(),
    }),
    rowOf: async (key: string) => (await db.select().from(storedFiles).where(eq(storedFiles.key, key)))[0],
    everywhere: async (key: string) =>
      (await Promise.all([folder.get(key), s3.get(key)])).map((content) => content?.toString()),
  }
}
