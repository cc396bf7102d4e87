import { randomUUID } from 'node:crypto'
import { addressOf } from '../src/backup/dumpDatabase.ts'
import { type Database, openDatabase } from '../src/database/database.ts'
import { placedStorage } from '../src/files/storedFiles.ts'
import type { TestService } from './harness.ts'
import { memoryStorage } from './memoryStorage.ts'

export type EmptyPlace = {
  db: Database
  files: ReturnType<typeof memoryStorage>
  /** What a restore needs, except the backups and their keys. */
  needs: Pick<TestService, 'db' | 'clock' | 'log' | 'places' | 'storage'>
}

/** Lends an empty database of the service's PostgreSQL, or a copy of a database, and empty files. */
export async function emptyPlace(
  service: TestService,
  work: (place: EmptyPlace) => Promise<void>,
  copyOf = 'template1',
): Promise<void> {
  const name = `bnr_restore_${randomUUID().replaceAll('-', '')}`
  const create = `create database ${name} template ${copyOf}`
  await service.db.inSession((session) => session.query(create))
  const url = new URL(addressOf(service.db))
  url.pathname = name
  const db = await openDatabase({ url: url.href })
  const files = memoryStorage()
  const parts = {
    db,
    clock: service.clock,
    log: service.log,
    places: { target: 'folder', folder: files } as const,
  }
  try {
    await work({ db, files, needs: { ...parts, storage: placedStorage(parts) } })
  } finally {
    await db.close()
    await service.db.inSession((session) => session.query(`drop database ${name}`))
  }
}
