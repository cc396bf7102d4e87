import { frequencies } from '@bnr/contract/summaries/rules'
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, oneOf, partOf } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

/** What members chose, and when they last got a summary. A member without a row gets one each week. */
export const summaries = pgTable(
  'summaries',
  {
    profileId: partOf('profile_id', () => profiles.id).primaryKey(),
    frequency: text({ enum: frequencies }).notNull().default('weekly'),
    sms: boolean().notNull().default(true),
    /** When the last one was prepared; its new matches end here. */
    preparedAt: moment('prepared_at'),
    /** The prepared summary that was sent by mail: running its job twice sends one mail. */
    mailedFor: moment('mailed_for'),
    smsAt: moment('sms_at'),
  },
  (t) => [oneOf('summaries_frequency', t.frequency, frequencies)],
)

/** How far the summaries of a day are: profiles up to this id are done. */
export const summaryDays = pgTable('summary_days', {
  day: date({ mode: 'string' }).primaryKey(),
  doneUpTo: integer('done_up_to').notNull().default(0),
})
