import { readdirSync, readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import type { Log } from '../src/database/migrations/connection.ts'
import { runMigrations as run } from '../src/database/migrations/run.ts'

const folder = new URL('../migrations/', import.meta.url)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()

/** The migrations before the one whose file name ends with `ending`, and that one with all later ones. */
export function migrationsFrom(ending: string): { before: string[]; after: string[] } {
  const place = files.findIndex((name) => name.endsWith(ending))
  if (place < 0) throw new Error(`no migration ${ending}`)
  return { before: files.slice(0, place), after: files.slice(place) }
}

/** Runs migrations as the service does when it starts. */
export async function runMigrations(db: PGlite, names: readonly string[], log?: Log): Promise<void> {
  const migrations = names.map((name) => ({
    sql: readFileSync(new URL(name, folder), 'utf8').split('--> statement-breakpoint'),
    hash: name,
    folderMillis: files.indexOf(name) + 1,
  }))
  await run(db, migrations, log)
}
