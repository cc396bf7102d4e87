import { type AnyPgColumn, date, integer, timestamp } from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** As yyyy-MM-dd. */
export const day = (name: string) => date(name, { mode: 'string' })

/** The id of a row without which this one is nothing: it goes with that. */
export const partOf = (name: string, whole: () => AnyPgColumn) =>
  integer(name).notNull().references(whole, { onDelete: 'cascade' })
