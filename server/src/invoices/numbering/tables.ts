import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Last number used in each series and financial year. */
export const numberSeries = pgTable(
  'number_series',
  {
    series: text().notNull(),
    financialYear: text('financial_year').notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.financialYear] })],
)
