import { indianDay } from '@bnr/contract/indianDay'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Transaction } from '../database/database.ts'
import { job } from '../jobs/job.ts'
import type { Services } from '../services/services.ts'
import { type Source, sources } from './topics.ts'

/**
 * Counts all figures again, up to today. Only one process counts at a time; the others skip it. Readers see the
 * previous figures until the transaction commits.
 */
export async function countFigures({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const today = indianDay(now)
  await db.inTransaction(async (tx) => {
    const [claimed] = await rows(tx, sql`select id from figures_counted for no key update skip locked`)
    if (!claimed) return
    await tx.liftTimeouts()
    for (const source of sources) await rewriteTopics(tx, source, today)
    await tx.execute(sql`update figures_counted set by_day_at = ${now.toISOString()}`)
  })
}

/** Rewrites the figures of a source. Only rows that differ are written, since most days have not changed. */
async function rewriteTopics(tx: Transaction, source: Source, today: string): Promise<void> {
  const topics = sql.join(
    Object.keys(source.topics).map((topic) => sql`${topic}`),
    sql`, `,
  )
  await tx.execute(sql`with fresh as materialized (${counted(source, today)}),
    gone as (
      delete from daily_figures old where topic in (${topics})
        and not exists (select from fresh where (fresh.topic, fresh.day, fresh.value) = (old.topic, old.day, old.value))
    )
    insert into daily_figures as old (topic, day, value, amount) select * from fresh
    on conflict (topic, day, value) do update set amount = excluded.amount where old.amount <> excluded.amount`)
}

/** Counts all topics of a source in one pass. Each row of the result belongs to the topic that it was grouped by. */
function counted({ rows: source, topics }: Source, today: string): SQL {
  const names = Object.keys(topics)
  const columns = names.map((topic) => sql.identifier(topic))
  const list = sql.join(columns, sql`, `)
  const values = Object.entries(topics).map(
    ([topic, value]) => sql`(${value})::text as ${sql.identifier(topic)}`,
  )
  const sets = columns.map((column) => sql`(day, ${column})`)
  const grouped = names.map((topic, index) => sql`when grouping(${columns[index]}) = 0 then ${topic}::text`)
  return sql`select case ${sql.join(grouped, sql` `)} end as topic, day, coalesce(${list}, '') as value,
      sum(amount)::bigint as amount
    from (select day, amount, ${sql.join(values, sql`, `)} from (${source(today)}) as source where day <= ${today}::date) as valued
    group by grouping sets (${sql.join(sets, sql`, `)})`
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    countFigures: object
  }
}

export const countFiguresJob = job({
  name: 'countFigures',
  payload: z.object({}),
  run: countFigures,
})
