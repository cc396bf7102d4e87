import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, rows } from '../../../server/src/database/database.ts'
import { portraitsDrawn } from '../../../server/test/factories/demoData.ts'
import { openFromTemplate } from '../../../server/test/template.ts'
import { countSeeded } from './progress.ts'
import { seedProfiles } from './seedProfiles.ts'

let db: Database
beforeAll(async () => {
  db = await openFromTemplate()
})
afterAll(() => db.close())

function seeded(profiles: number, onProgress?: (written: number) => void) {
  const clock = { now: () => new Date('2026-03-01T06:30:00Z') }
  const services = { db, storage: portraitsDrawn, clock, log: pino({ level: 'silent' }) }
  return seedProfiles(services, { profiles, ...(onProgress ? { onProgress } : {}) })
}

/** All indexes and constraints by their definitions. */
async function structure() {
  return await rows(
    db,
    sql`select indexdef as part from pg_indexes where schemaname = 'public'
        union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where connamespace = 'public'::regnamespace order by part`,
  )
}
const memberCount = async () =>
  (await rows<{ count: number }>(db, sql`select count(*)::int as count from profiles`))[0]?.count

it('an interrupted run leaves no profiles, and no tables without their indexes', async () => {
  const before = await structure()
  const interrupted = seeded(2500, (written) => {
    if (written > 1000) throw new Error('interrupted')
  })
  await expect(interrupted).rejects.toThrow('interrupted')
  expect(await memberCount()).toBe(0)
  expect(await countSeeded(db)).toBe(0)
  expect(await structure()).toEqual(before)
})

it('a finished run has restored every index and foreign key', async () => {
  const before = await structure()
  expect(before.length).toBeGreaterThan(50)
  for (const profiles of [1200, 1500]) {
    const written: number[] = []
    await seeded(profiles, (count) => written.push(count))
    expect(written.at(-1)).toBe(profiles)
    expect(await memberCount()).toBe(profiles)
    expect(await structure()).toEqual(before)
  }
})
