import {
  type MessageReportState,
  messageReportStates,
  type ReportKind,
  type ReportReason,
  reportKindNames,
} from '@bnr/contract/conversations/reportStates'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '../../accounts/tables.ts'
import { moment, oneOf, partOf, refersTo } from '../../database/columns.ts'
import { profiles } from '../../profiles/tables.ts'
import { conversationMessages } from '../tables.ts'

/** Messages that staff may read: a member reported one, or the same text went to many people. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<ReportKind>().notNull(),
    conversationId: integer('conversation_id').notNull(),
    seq: integer().notNull(),
    /** The sender of the message. */
    aboutId: partOf('about_id', () => profiles.id),
    reporterId: integer('reporter_id').references(() => profiles.id, { onDelete: 'cascade' }),
    reason: text().$type<ReportReason>(),
    at: moment('at').notNull(),
    state: text().$type<MessageReportState>().notNull().default('Waiting'),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id),
    note: text(),
  },
  (t) => [
    foreignKey({
      name: 'message_reports_message',
      columns: [t.conversationId, t.seq],
      foreignColumns: [conversationMessages.conversationId, conversationMessages.seq],
    }).onDelete('cascade'),
    uniqueIndex('message_reports_once').on(t.conversationId, t.seq, t.kind),
    index('message_reports_about').on(t.aboutId, t.at),
    index('message_reports_reporter').on(t.reporterId, t.id).where(sql`reporter_id is not null`),
    index('message_reports_decided_by').on(t.decidedBy).where(sql`decided_by is not null`),
    index('message_reports_decided').on(t.decidedAt).where(sql`decided_at is not null`),
    index('message_reports_waiting').on(t.id).where(sql`state = 'Waiting'`),
    oneOf('message_reports_kind', t.kind, reportKindNames),
    oneOf('message_reports_state', t.state, messageReportStates),
    check(
      'message_reports_reporter_known',
      sql`(${t.kind} = 'reported') = (${t.reporterId} is not null) and (${t.reporterId} is null) = (${t.reason} is null)`,
    ),
    check('message_reports_decision', sql`(${t.state} = 'Waiting') = (${t.decidedAt} is null)`),
  ],
)

/** The messages around a reported one, as they were at the time of the report. */
export const frozenMessages = pgTable(
  'frozen_messages',
  {
    reportId: partOf('report_id', () => messageReports.id),
    seq: integer().notNull(),
    senderId: partOf('sender_id', () => profiles.id),
    at: moment('at').notNull(),
    /** The encrypted text, until a job erases it. */
    sealed: text(),
    withdrawn: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.seq] }), index('frozen_messages_sender').on(t.senderId)],
)

/** Each time staff read a report; the reporter sees when. */
export const reportLooks = pgTable(
  'report_looks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reportId: partOf('report_id', () => messageReports.id),
    staffId: refersTo('staff_id', () => users.id),
    at: moment('at').notNull(),
  },
  (t) => [index('report_looks_report').on(t.reportId, t.id), index('report_looks_staff').on(t.staffId)],
)
