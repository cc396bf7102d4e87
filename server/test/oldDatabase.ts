import { readdirSync, readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'

const folder = new URL('../migrations/', import.meta.url)

/** The migrations before the one whose file name ends with `ending`, and that one with all later ones. */
export function migrationsFrom(ending: string): { before: string[]; after: string[] } {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const place = files.findIndex((name) => name.endsWith(ending))
  if (place < 0) throw new Error(`no migration ${ending}`)
  return { before: files.slice(0, place), after: files.slice(place) }
}

export async function runMigrations(db: PGlite, names: readonly string[]): Promise<void> {
  for (const name of names) await db.exec(readFileSync(new URL(name, folder), 'utf8'))
}
