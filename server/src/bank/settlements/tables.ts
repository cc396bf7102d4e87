import {
  type ReportColumns,
  type SettlementProblem,
  settlementProblemNames,
} from '@bnr/contract/bank/settlements'
import type { Paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/tables.ts'
import { day, moment, notNegative, oneOf, refersTo } from '../../database/columns.ts'
import { invoices } from '../../invoices/tables.ts'

/** Sums can exceed an integer; refunds are negative. */
const money = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>().notNull().default(sql`0`)
const sums = () => ({ amount: money('amount'), fee: money('fee'), tax: money('tax'), net: money('net') })

/** Every upload of a settlement report. The next one is read with the columns of the last. */
export const settlementReports = pgTable(
  'settlement_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    userId: refersTo('user_id', () => users.id),
    columns: jsonb().$type<ReportColumns>().notNull(),
  },
  (t) => [index('settlement_reports_user').on(t.userId)],
)

/** Transfers of the gateway to our bank account, with the sums of their lines. */
export const settlements = pgTable(
  'settlements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    utr: text().notNull().unique('settlements_utr'),
    day: day('day').notNull(),
    lineCount: integer('line_count').notNull().default(0),
    problemCount: integer('problem_count').notNull().default(0),
    ...sums(),
  },
  (t) => [
    notNegative('settlements_counts', t.lineCount, t.problemCount),
    index('settlements_day').on(t.day, t.id),
    index('settlements_net').on(t.net),
  ],
)

/** Orders that a transfer contains. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    settlementId: refersTo('settlement_id', () => settlements.id),
    /** Of the settlement, the order, its amounts, and how many lines of the report say the same. */
    hash: text().notNull().unique('settlement_lines_hash'),
    /** As the report has it; we may not know the order. */
    orderId: text('order_id').notNull(),
    ...sums(),
    invoiceId: integer('invoice_id').references(() => invoices.id),
    /** Amount of our order. */
    sent: integer().$type<Paise>(),
    problem: text().$type<SettlementProblem>(),
  },
  (t) => [
    oneOf('settlement_lines_problem', t.problem, settlementProblemNames),
    check('settlement_lines_order', sql`(${t.invoiceId} is null) = (${t.sent} is null)`),
    index('settlement_lines_settlement').on(t.settlementId, t.id),
    index('settlement_lines_same_order').on(t.orderId),
    index('settlement_lines_problems').on(t.id).where(sql`problem is not null`),
    index('settlement_lines_invoice').on(t.invoiceId).where(sql`invoice_id is not null`),
  ],
)
