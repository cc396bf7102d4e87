import { sql } from 'drizzle-orm'
import type { Actor } from '../server/src/platform/actor.ts'
import type { Services } from '../server/src/platform/services.ts'
import { conditionsOf } from '../server/src/search/conditions.ts'
import { search } from '../server/src/search/engine.ts'
import { onDatabases } from './databases.ts'
import { staffQuestions } from './staffQuestions.ts'
import { shown, summary, timed } from './statistics.ts'

const rounds = 30
const staff: Actor = { kind: 'staff', roles: [], userId: 0, userName: '', sessionId: '', name: '' }

/** node bench/staffSearch.ts [--postgres 100000,1000000]: each question of staff by itself, of profiles in every status. */
await onDatabases(measure, { embedded: '', postgres: '100000,1000000' })

async function measure(services: Services, database: string, profiles: number): Promise<void> {
  const { db, clock } = services
  await db.execute(sql`analyze`)
  process.stdout.write(
    `\n${database}, ${profiles} profiles\n| question | found | p50 | p95 |\n|---|---|---|---|\n`,
  )
  for (const [name, criteria] of await staffQuestions(services)) {
    const conditions = conditionsOf(staff, criteria, clock.now())
    const ask = () => search(db, conditions, { page: 0, size: 10 })
    const { total } = await ask()
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await timed(ask))
    const { p50, p95 } = summary(times)
    process.stdout.write(`| ${name} | ${total} | ${shown(p50)} | ${shown(p95)} |\n`)
  }
}
