import type { BankLine, ProposedInvoice } from '@bnr/contract/bank/endpoints'
import { bankLineMachine } from '@bnr/contract/bank/states'
import { allowedActions } from '@bnr/contract/stateMachine'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { invoices } from '../invoices/tables.ts'
import { profiles } from '../profiles/tables.ts'
import type { BankLineRow } from './store.ts'
import { bankProposals } from './tables.ts'

type MatchedInvoice = NonNullable<BankLine['invoice']>
interface InvoicesOfLines {
  matched: Map<number, MatchedInvoice>
  proposed: Map<number, ProposedInvoice[]>
}

/** The invoices of a page of lines, with one query for all of them. */
export async function invoicesOfLines(
  db: Queryable,
  lines: readonly BankLineRow[],
): Promise<InvoicesOfLines> {
  const proposals = await proposalsOf(
    db,
    lines.filter(({ state }) => state === 'Open').map(({ id }) => id),
  )
  const named = [...lines, ...proposals].flatMap(({ invoiceId }) => invoiceId ?? [])
  const found = await shownInvoices(db, [...new Set(named)])
  const proposed = new Map<number, ProposedInvoice[]>()
  for (const { lineId, invoiceId, isStrong, why } of proposals) {
    const row = found.get(invoiceId)
    if (!row) continue
    const proposal = { ...row.shown, isStrong, why, pays: row.pays }
    proposed.set(lineId, [...(proposed.get(lineId) ?? []), proposal])
  }
  return { matched: new Map([...found].map(([id, { shown }]) => [id, shown])), proposed }
}

async function proposalsOf(db: Queryable, lineIds: readonly number[]) {
  if (lineIds.length === 0) return []
  return await db
    .select()
    .from(bankProposals)
    .where(inArray(bankProposals.lineId, [...lineIds]))
    .orderBy(desc(bankProposals.isStrong), bankProposals.invoiceId)
}

async function shownInvoices(db: Queryable, ids: readonly number[]) {
  const { id, number, state, paidOn } = invoices
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id, number, state, paidOn, bnrId: profiles.bnrId, memberName: profiles.name })
          .from(invoices)
          .leftJoin(profiles, eq(profiles.id, invoices.profileId))
          .where(inArray(id, [...ids]))
  return new Map(
    found.map(({ paidOn, bnrId, memberName, ...row }) => {
      const member = { ...(bnrId && { bnrId: String(bnrId) }), ...(memberName && { memberName }) }
      return [row.id, { shown: { ...row, ...member } as MatchedInvoice, pays: paidOn === null }]
    }),
  )
}

interface Found {
  line: BankLineRow
  account: string
  changedBy: string | null
  utr: string | null
}

export function presentLine(
  { line, account, changedBy, utr }: Found,
  { matched, proposed }: InvoicesOfLines,
  { roles }: Staff,
): BankLine {
  const { id, day, amount, reference, state, paid, reason, changedAt } = line
  const can = allowedActions(bankLineMachine, state, { roles })
  const invoice = line.invoiceId === null ? undefined : matched.get(line.invoiceId)
  return {
    id,
    account,
    day,
    amount,
    reference,
    state,
    paid,
    can: paid ? can.filter((name) => name !== 'unmatch') : can,
    proposals: proposed.get(id) ?? [],
    changedAt: changedAt.toISOString(),
    ...(invoice && { invoice }),
    ...(utr !== null && { settlement: utr }),
    ...(reason !== null && { reason }),
    ...(changedBy !== null && { changedBy }),
  }
}
