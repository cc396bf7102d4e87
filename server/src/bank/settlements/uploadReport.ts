import type { previewReport, uploadReport } from '@bnr/contract/bank/settlements'
import type { Input, Reply } from '@bnr/contract/endpoint'
import { indianDay } from '@bnr/contract/indianDay'
import { paiseOfMany } from '@bnr/contract/money'
import { desc, inArray, sql } from 'drizzle-orm'
import { audit } from '../../database/audit.ts'
import type { Queryable, Transaction } from '../../database/database.ts'
import type { Staff } from '../../http/actor.ts'
import { paymentAttempts } from '../../payments/tables.ts'
import { invalidInput } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import { stillFits } from '../headings.ts'
import { requireNoErrors, rowsOfFile } from '../rowsOfFile.ts'
import { storedAmong, withHashes } from '../stored.ts'
import { errorsShown, summaryOf } from '../upload.ts'
import { lockSettlements, matchSettlements, separateUnfit } from './matchSettlements.ts'
import { problemOf, readReport, type SettledOrder } from './readReport.ts'
import { settlementLines, settlementReports, settlements } from './tables.ts'

/** Rows of one statement of SQL. */
const together = 500

type Hashed = SettledOrder & { hash: string }

/** Reads a report and says what of it is new, without storing anything. */
export async function previewOf(
  { db, clock }: Services,
  { content, columns }: Input<typeof previewReport>['body'],
): Promise<Reply<typeof previewReport>> {
  const today = indianDay(clock.now())
  const rows = await rowsOfFile(content)
  const read = readReport(rows, columns ?? stillFits(await lastColumns(db), rows), today)
  const hashed = withHashes(read.orders, wordsOf)
  const stored = await storedAmong(db, settlementLines, hashed)
  const sum = (name: 'amount' | 'fee' | 'tax' | 'net') =>
    paiseOfMany(read.orders.reduce((total, order) => total + order[name], 0))
  return {
    headings: read.headings,
    ...(read.columns && { columns: read.columns }),
    added: hashed.length - stored.size,
    repeated: stored.size,
    others: read.others,
    amount: sum('amount'),
    fee: sum('fee'),
    tax: sum('tax'),
    net: sum('net'),
    errors: read.errors.slice(0, errorsShown),
    errorCount: read.errors.length,
  }
}

async function lastColumns(db: Queryable) {
  const [last] = await db.select().from(settlementReports).orderBy(desc(settlementReports.id)).limit(1)
  return last?.columns
}

/** Stores all lines that are new, or nothing if a row has an error. */
export async function storeReport(
  services: Services,
  actor: Staff,
  { content, columns }: Input<typeof uploadReport>['body'],
): Promise<Reply<typeof uploadReport>> {
  const now = services.clock.now()
  const read = readReport(await rowsOfFile(content), columns, indianDay(now))
  requireNoErrors(read.errors)
  if (read.orders.length === 0) throw invalidInput({ file: 'The file contains no orders' })
  const { userId } = actor
  const added = await services.db.inTransaction(async (tx) => {
    await lockSettlements(tx)
    const report = await tx.insert(settlementReports).values({ at: now, userId, columns }).returning()
    const stored = await storeOrders(tx, withHashes(read.orders, wordsOf))
    const { settlementIds } = stored
    await separateUnfit(tx, settlementIds, { at: now, userId })
    await matchSettlements(tx, { settlementIds }, { at: now, userId })
    const subject = `settlement report ${report[0]?.id}`
    await audit(tx, now, userId, 'settlement report upload', subject, { rows: stored.count })
    return stored.count
  })
  const repeated = read.orders.length - added
  return { message: summaryOf(added, repeated), added, repeated, others: read.others }
}

async function storeOrders(tx: Transaction, orders: readonly Hashed[]) {
  const known = await storedAmong(tx, settlementLines, orders)
  const fresh = orders.filter(({ hash }) => !known.has(hash))
  const ids = await settlementsOf(tx, fresh)
  const settled = await settledOrders(tx, fresh)
  for (let at = 0; at < fresh.length; at += together) {
    const part = fresh.slice(at, at + together)
    const ours = await ourOrders(tx, part)
    const values = part.map(({ utr, day: _, ...order }) => {
      const known = ours.get(order.orderId)
      const problem = problemOf({ ...order, utr, day: '' }, known, settled.has(order.orderId)) ?? null
      if (order.amount > 0) settled.add(order.orderId)
      const invoice = known ? { invoiceId: known.invoiceId, sent: known.amount } : {}
      return { ...order, ...invoice, problem, settlementId: ids.get(utr) ?? 0 }
    })
    await tx.insert(settlementLines).values(values)
  }
  const settlementIds = [...ids.values()]
  await addUp(tx, settlementIds)
  return { count: fresh.length, settlementIds }
}

/** The ids of the settlements by their UTR; those that are new are created. */
async function settlementsOf(tx: Transaction, orders: readonly SettledOrder[]): Promise<Map<string, number>> {
  const days = new Map(orders.map(({ utr, day }) => [utr, day]))
  if (days.size === 0) return new Map()
  const values = [...days].map(([utr, day]) => ({ utr, day }))
  await tx.insert(settlements).values(values).onConflictDoNothing({ target: settlements.utr })
  const found = await tx
    .select({ id: settlements.id, utr: settlements.utr })
    .from(settlements)
    .where(inArray(settlements.utr, [...days.keys()]))
  return new Map(found.map(({ id, utr }) => [utr, id]))
}

/** Orders that a stored settlement has paid already. */
async function settledOrders(tx: Queryable, orders: readonly SettledOrder[]): Promise<Set<string>> {
  if (orders.length === 0) return new Set()
  const found = await tx
    .select({ orderId: settlementLines.orderId })
    .from(settlementLines)
    .where(
      sql`${inArray(
        settlementLines.orderId,
        orders.map(({ orderId }) => orderId),
      )} and ${settlementLines.amount} > 0`,
    )
  return new Set(found.map(({ orderId }) => orderId))
}

async function ourOrders(tx: Queryable, orders: readonly SettledOrder[]) {
  const { orderId, amount, invoiceId } = paymentAttempts
  const found = await tx
    .select({ orderId, amount, invoiceId })
    .from(paymentAttempts)
    .where(
      inArray(
        orderId,
        orders.map((order) => order.orderId),
      ),
    )
  return new Map(found.map((order) => [order.orderId, order]))
}

async function addUp(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`update settlements s set line_count = t.line_count, problem_count = t.problems,
      amount = t.amount, fee = t.fee, tax = t.tax, net = t.net
    from (select settlement_id, count(*) as line_count, count(problem) as problems, sum(amount) as amount,
        sum(fee) as fee, sum(tax) as tax, sum(net) as net
      from settlement_lines where settlement_id in ${ids} group by settlement_id) t
    where s.id = t.settlement_id`)
}

const wordsOf = ({ utr, orderId, amount, fee, tax, net }: SettledOrder) => [
  utr,
  orderId,
  amount,
  fee,
  tax,
  net,
]
