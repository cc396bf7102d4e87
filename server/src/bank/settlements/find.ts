import {
  type Settlement,
  type SettlementLine,
  settlementKeys,
  settlementLineKeys,
} from '@bnr/contract/bank/settlements'
import type { Criterion } from '@bnr/contract/criteria'
import type { PageOf } from '@bnr/contract/page'
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { direction, pageOf, presented, type Sorted } from '../../database/paged.ts'
import type { Staff } from '../../http/actor.ts'
import { type Conditions, checkCriteria, conditionOf } from '../../http/criteria.ts'
import { invoices } from '../../invoices/tables.ts'
import { bankLines } from '../tables.ts'
import { settlementLines, settlements } from './tables.ts'

const ofSettlements: Conditions<typeof settlementKeys> = {
  id: (id) => eq(settlements.id, id),
  bk: (isThere) => (isThere ? isNotNull(bankLines.id) : isNull(bankLines.id)),
  utr: (utr) => eq(settlements.utr, utr.toUpperCase()),
}

export async function findSettlements(
  db: Queryable,
  actor: Staff,
  criteria: readonly Criterion[],
  page: Sorted,
): Promise<PageOf<Settlement>> {
  const wanted = checkCriteria(settlementKeys, actor, criteria).map((one) => conditionOf(ofSettlements, one))
  const found = db
    .select({ settlement: settlements, bankDay: bankLines.day })
    .from(settlements)
    .leftJoin(bankLines, eq(bankLines.settlementId, settlements.id))
    .where(and(...wanted))
  const order = direction(page)
  const rows = await pageOf(db, found, [order(settlements.day), order(settlements.id)], page)
  return presented(rows, ({ settlement, bankDay }) => ({ ...settlement, ...(bankDay && { bankDay }) }))
}

const ofLines: Conditions<typeof settlementLineKeys, [], SQL> = {
  set: (id) => eq(settlementLines.settlementId, id),
  pr: (differs) => (differs ? isNotNull(settlementLines.problem) : isNull(settlementLines.problem)),
}

export async function findSettlementLines(
  db: Queryable,
  actor: Staff,
  criteria: readonly Criterion[],
  page: Sorted,
): Promise<PageOf<SettlementLine>> {
  const wanted = checkCriteria(settlementLineKeys, actor, criteria).map((one) => conditionOf(ofLines, one))
  const { utr, day } = settlements
  const found = db
    .select({ line: settlementLines, utr, day, invoiceNumber: invoices.number })
    .from(settlementLines)
    .innerJoin(settlements, eq(settlements.id, settlementLines.settlementId))
    .leftJoin(invoices, eq(invoices.id, settlementLines.invoiceId))
    .where(and(...wanted))
  const rows = await pageOf(db, found, [direction(page)(settlementLines.id)], page)
  return presented(rows, ({ line, utr, day, invoiceNumber }) => {
    const { id, orderId, amount, fee, tax, net, problem, sent, invoiceId } = line
    return {
      id,
      orderId,
      amount,
      fee,
      tax,
      net,
      utr,
      day,
      ...(problem !== null && { problem }),
      ...(sent !== null && { sent }),
      ...(invoiceId !== null && { invoiceId }),
      ...(invoiceNumber !== null && { invoiceNumber }),
    }
  })
}
