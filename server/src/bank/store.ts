import type { StatementColumns } from '@bnr/contract/bank/uploads'
import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import { bankAccounts, bankLines } from './tables.ts'

export type BankAccount = typeof bankAccounts.$inferSelect
export type BankLineRow = typeof bankLines.$inferSelect

const hasName = (name: string) => sql`lower(${bankAccounts.name}) = lower(${name})`

export const findAccounts = (db: Queryable): Promise<BankAccount[]> =>
  db.select().from(bankAccounts).orderBy(bankAccounts.name).limit(100)

export async function accountNamed(db: Queryable, name: string): Promise<BankAccount | undefined> {
  const [found] = await db.select().from(bankAccounts).where(hasName(name))
  return found
}

/** Stores the columns of an account, and locks it, so that two uploads follow one another. */
export async function lockAccount(
  tx: Transaction,
  name: string,
  columns: StatementColumns,
  by: { changedAt: Date; userId: number },
): Promise<BankAccount> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(lower(${`bank account ${name}`})))`)
  const changed = await tx
    .update(bankAccounts)
    .set({ columns, ...by })
    .where(hasName(name))
    .returning()
  if (changed[0]) return changed[0]
  return await requireRow(
    tx
      .insert(bankAccounts)
      .values({ name, columns, ...by })
      .returning(),
    'internal',
  )
}

/** Locks the line until the transaction ends. */
export const lockLine = (tx: Transaction, id: number): Promise<BankLineRow> =>
  requireRow(tx.select().from(bankLines).where(eq(bankLines.id, id)).for('no key update'), 'not_found')
