import { type AnyPgColumn, date, integer, timestamp } from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A date as yyyy-MM-dd. */
export const day = (name: string) => date(name, { mode: 'string' })

/** A reference to the row that this one belongs to: deleting that row deletes this one. */
export const partOf = (name: string, whole: () => AnyPgColumn) =>
  integer(name).notNull().references(whole, { onDelete: 'cascade' })
