import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Figures for staff by month. A job (count.ts) updates them, so that no request has to count profiles. */
export const monthlyFigures = pgTable(
  'monthly_figures',
  {
    topic: text().notNull(),
    /** First day of the month. */
    month: date({ mode: 'string' }).notNull(),
    /** A value of the topic’s list, or an id. Empty when there is none. */
    value: text().notNull(),
    /** A count, or paise. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The part of `amount` up to the current day of the month, for comparison with an unfinished month. */
    amountToDay: bigint('amount_to_day', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.topic, t.month, t.value] })],
)

/** When the figures were last counted; a single row. */
export const figuresCounted = pgTable('figures_counted', {
  id: integer().primaryKey(),
  /** Null before the first count. `day` is the day of `at` in India. */
  at: moment('at'),
  day: date({ mode: 'string' }),
  /** When a request last asked for a new count. */
  askedAt: moment('asked_at'),
})
