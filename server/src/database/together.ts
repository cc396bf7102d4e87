import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { plannedRows } from './planned.ts'

/** A question that a statement can answer together with others: SQL that selects rows, and what they mean. */
export interface Question<Row extends object, Answer> {
  rows: SQL
  read: (rows: Row[]) => Answer
}

/** A question whose answer is its rows. */
export const rowsOf = <Row extends object>(rows: SQL): Question<Row, Row[]> => ({ rows, read: (all) => all })

type Questions = Record<string, Question<never, unknown>>
type Answers<Q extends Questions> = { [Name in keyof Q]: ReturnType<Q[Name]['read']> }

/** Answers several questions in one statement. Rows come as JSON: dates are text. */
export async function askTogether<Q extends Questions>(
  db: Queryable,
  name: string,
  questions: Q,
): Promise<Answers<Q>> {
  const asked = Object.entries(questions).map(
    ([key, { rows }]) =>
      sql`(select coalesce(json_agg(found), '[]') from (${rows}) as found) as ${sql.identifier(key)}`,
  )
  const [found] = await plannedRows<Record<string, never[]>>(db, name)`select ${sql.join(asked, sql`, `)}`
  const answers = Object.entries(questions).map(([key, { read }]) => [key, read(found?.[key] ?? [])])
  return Object.fromEntries(answers) as Answers<Q>
}
