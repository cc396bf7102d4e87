import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, date, integer, timestamp } from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A date as yyyy-MM-dd. */
export const day = (name: string) => date(name, { mode: 'string' })

/** A reference to the row that this one belongs to: deleting that row deletes this one. */
export const partOf = (name: string, whole: () => AnyPgColumn) =>
  integer(name).notNull().references(whole, { onDelete: 'cascade' })

/** A reference to a row that cannot be deleted while this one refers to it. */
export const refersTo = (name: string, row: () => AnyPgColumn) => integer(name).notNull().references(row)

/** A check that none of the columns is negative. */
export const notNegative = (name: string, ...columns: AnyPgColumn[]) =>
  check(
    name,
    sql.join(
      columns.map((column) => sql`${column} >= 0`),
      sql` and `,
    ),
  )

/** A check that the column has one of these values. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
