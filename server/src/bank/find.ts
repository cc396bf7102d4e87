import { bankLineKeys } from '@bnr/contract/bank/endpoints'
import type { BankTab } from '@bnr/contract/bank/states'
import type { Criterion } from '@bnr/contract/criteria'
import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../database/database.ts'
import { direction, pageOf, type Sorted } from '../database/paged.ts'
import type { Staff } from '../http/actor.ts'
import { type Conditions, checkCriteria, conditionOf } from '../http/criteria.ts'
import { invoicesOfLines, presentLine } from './present.ts'
import { settlements } from './settlements/tables.ts'
import { bankAccounts, bankLines } from './tables.ts'

const isProposed = sql`exists (select 1 from bank_proposals p where p.line_id = ${bankLines.id})`
const isOpen = eq(bankLines.state, 'Open')
const tabs: Record<BankTab, SQL | undefined> = {
  Proposed: and(isOpen, isProposed),
  Unmatched: and(isOpen, sql`not ${isProposed}`),
  Matched: eq(bankLines.state, 'Matched'),
  'Set aside': eq(bankLines.state, 'Set aside'),
}

const conditions: Conditions<typeof bankLineKeys, [], SQL | undefined> = {
  id: (id) => eq(bankLines.id, id),
  st: (tab) => tabs[tab],
  dt: ([from, to]) => between(bankLines.day, from, to),
  am: (amount) => eq(bankLines.amount, amount),
}

/** One page of bank lines, with the invoices that they belong to or may belong to. */
export async function findBankLines(
  db: Queryable,
  actor: Staff,
  criteria: readonly Criterion[],
  page: Sorted,
) {
  const wanted = checkCriteria(bankLineKeys, actor, criteria).map((one) => conditionOf(conditions, one))
  const found = db
    .select({ line: bankLines, account: bankAccounts.name, changedBy: users.name, utr: settlements.utr })
    .from(bankLines)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankLines.accountId))
    .innerJoin(users, eq(users.id, bankLines.userId))
    .leftJoin(settlements, eq(settlements.id, bankLines.settlementId))
    .where(and(...wanted))
  const order = direction(page)
  const { results, ...rest } = await pageOf(db, found, [order(bankLines.day), order(bankLines.id)], page)
  const invoices = await invoicesOfLines(
    db,
    results.map(({ line }) => line),
  )
  return { ...rest, results: results.map((row) => presentLine(row, invoices, actor)) }
}
