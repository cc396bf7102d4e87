import type { BankLineState } from '@bnr/contract/bank/states'
import { bankLineMachine } from '@bnr/contract/bank/states'
import type { StatementColumns } from '@bnr/contract/bank/uploads'
import type { Paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { day, moment, oneOf, refersTo } from '../database/columns.ts'
import { invoices } from '../invoices/tables.ts'
import { settlements } from './settlements/tables.ts'

const byStaff = (name: string) => refersTo(name, () => users.id)

/** Our account at a bank, with the columns of its statements. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    columns: jsonb().$type<StatementColumns>().notNull(),
    changedAt: moment('changed_at').notNull(),
    userId: byStaff('user_id'),
  },
  (t) => [
    uniqueIndex('bank_accounts_name').on(sql`lower(${t.name})`),
    index('bank_accounts_user').on(t.userId),
  ],
)

/** Credits of bank statements. Each is stored once, however often a statement contains it. */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: refersTo('account_id', () => bankAccounts.id),
    /** Of account, day, amount, reference, and how many lines of that day say the same. */
    hash: text().notNull().unique('bank_lines_hash'),
    /** The day on the statement. */
    day: day('day').notNull(),
    /** A credit of the gateway can exceed an integer. */
    amount: bigint({ mode: 'number' }).$type<Paise>().notNull(),
    reference: text().notNull(),
    state: text().$type<BankLineState>().notNull().default('Open'),
    invoiceId: integer('invoice_id').references(() => invoices.id),
    settlementId: integer('settlement_id').references(() => settlements.id),
    /** The line paid the invoice, rather than being noted for one that was paid. */
    paid: boolean().notNull().default(false),
    reason: text(),
    changedAt: moment('changed_at').notNull(),
    /** Who changed its state last, or uploaded it. */
    userId: byStaff('user_id'),
    /** When invoices were last looked for. */
    proposedAt: moment('proposed_at').notNull(),
  },
  (t) => [
    check('bank_lines_amount', sql`${t.amount} > 0`),
    oneOf('bank_lines_state', t.state, bankLineMachine.states),
    check(
      'bank_lines_matched',
      sql`(${t.state} = 'Matched') = (num_nonnulls(${t.invoiceId}, ${t.settlementId}) > 0)`,
    ),
    check('bank_lines_paid', sql`not ${t.paid} or ${t.invoiceId} is not null`),
    check('bank_lines_reason', sql`(${t.state} = 'Set aside') = (${t.reason} is not null)`),
    uniqueIndex('bank_lines_invoice').on(t.invoiceId).where(sql`invoice_id is not null`),
    uniqueIndex('bank_lines_settlement').on(t.settlementId).where(sql`settlement_id is not null`),
    index('bank_lines_account').on(t.accountId),
    index('bank_lines_user').on(t.userId),
    index('bank_lines_state').on(t.state, t.day, t.id),
    index('bank_lines_same_amount').on(t.amount, t.day, t.id),
    index('bank_lines_proposed').on(t.proposedAt).where(sql`state = 'Open'`),
  ],
)

/** Invoices that an open line may belong to. */
export const bankProposals = pgTable(
  'bank_proposals',
  {
    lineId: refersTo('line_id', () => bankLines.id),
    invoiceId: refersTo('invoice_id', () => invoices.id),
    isStrong: boolean('is_strong').notNull(),
    why: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.lineId, t.invoiceId] }), index('bank_proposals_invoice').on(t.invoiceId)],
)
