import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/columns.ts'

/** What staff see counted, by month: written anew by a job (count.ts), so that no visit counts profiles. */
export const monthlyFigures = pgTable(
  'monthly_figures',
  {
    topic: text().notNull(),
    /** Its first day. */
    month: date({ mode: 'string' }).notNull(),
    /** Of the topic's list, or an id; empty for none. */
    value: text().notNull(),
    /** How many, or paise. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Of it, what came up to the day of the month on which was counted: for comparison with a month that is not over. */
    amountToDay: bigint('amount_to_day', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.topic, t.month, t.value] })],
)

/** When was counted; one row. */
export const figuresCounted = pgTable('figures_counted', {
  id: integer().primaryKey(),
  /** From when the figures are, and its Indian day; null before the first time. */
  at: moment('at'),
  day: date({ mode: 'string' }),
  /** When somebody who looked last asked for the next. */
  askedAt: moment('asked_at'),
})
