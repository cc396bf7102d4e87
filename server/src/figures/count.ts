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
    await tx.execute(sql`update figures_counted set at = ${now.toISOString()}, day = ${today}`)
  })
}

/** Rewrites the figures of a source. Only rows that differ are written, since most months have not changed. */
async function rewriteTopics(tx: Transaction, source: Source, today: string): Promise<void> {
  const topics = sql.join(
    Object.keys(source.topics).map((topic) => sql`${topic}`),
    sql`, `,
  )
  await tx.execute(sql`with fresh as materialized (${counted(source, today)}),
    gone as (
      delete from monthly_figures old where topic in (${topics})
        and not exists (select from fresh where (fresh.topic, fresh.month, fresh.value) = (old.topic, old.month, old.value))
    )
    insert into monthly_figures as old (topic, month, value, amount, amount_to_day) select * from fresh
    on conflict (topic, month, value) do update set amount = excluded.amount, amount_to_day = excluded.amount_to_day
      where (old.amount, old.amount_to_day) is distinct from (excluded.amount, excluded.amount_to_day)`)
}

/**
 * Counts all topics of a source in one pass. Rows that are alike in all topics are summed first, which leaves few
 * rows.
 */
function counted({ rows: source, topics }: Source, today: string): SQL {
  const values = Object.entries(topics).map(([topic, value]) => sql`${value} as ${sql.identifier(topic)}`)
  const pairs = Object.keys(topics).map((topic) => sql`(${topic}::text, ${sql.identifier(topic)})`)
  const groups = sql.raw(
    Object.keys(topics)
      .map((_, index) => index + 3)
      .join(', '),
  )
  return sql`select topic, month, coalesce(value, '') as value, sum(amount)::bigint as amount,
      coalesce(sum(amount) filter (where early), 0)::bigint as amount_to_day
    from (
      select date_trunc('month', day::timestamp)::date as month,
        extract(day from day) <= extract(day from ${today}::date) as early, ${sql.join(values, sql`, `)}, sum(amount) as amount
      from (${source(today)}) as source where day <= ${today}::date group by 1, 2, ${groups}
    ) as alike, lateral (values ${sql.join(pairs, sql`, `)}) as counted (topic, value)
    group by 1, 2, 3`
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
