import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Figures for staff by day. A job (count.ts) updates them, so that no request has to count profiles. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    topic: text().notNull(),
    /** The day in India. */
    day: date({ mode: 'string' }).notNull(),
    /** A value of the topic’s list, or an id. Empty when there is none. */
    value: text().notNull(),
    /** A count, or paise. */
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.topic, t.day, t.value] })],
)

/** Figures by month, only for release 1.0, which runs on the same database during an upgrade. */
export const monthlyFigures = pgTable(
  'monthly_figures',
  {
    topic: text().notNull(),
    month: date({ mode: 'string' }).notNull(),
    value: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    amountToDay: bigint('amount_to_day', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.topic, t.month, t.value] })],
)

/** When the figures were last counted; a single row. */
export const figuresCounted = pgTable('figures_counted', {
  id: integer().primaryKey(),
  /** When the figures by day were counted. Null before the first count. */
  byDayAt: moment('by_day_at'),
  /** The count of release 1.0. */
  at: moment('at'),
  day: date({ mode: 'string' }),
  /** When a request last asked for a new count. */
  askedAt: moment('asked_at'),
})
