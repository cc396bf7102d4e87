import { dayShown } from '@bnr/contract/dates'
import { indianDay } from '@bnr/contract/indianDay'
import { payableDays } from '@bnr/contract/invoices/transitions'
import { and, between, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { rows } from '../database/database.ts'
import { invoices, paymentDetails } from '../invoices/tables.ts'
import { dayAfter, daysBetween } from '../memberships/days.ts'
import { canReceiveOn, isMatchable } from './matchable.ts'
import { keysIn, namesSomebody, numbersIn, sqlKeyOf } from './references.ts'
import { bankLines, bankProposals } from './tables.ts'

export type OpenLine = Pick<typeof bankLines.$inferSelect, 'id' | 'day' | 'amount' | 'reference'>
type Proposal = typeof bankProposals.$inferInsert

/** Most days between a line and the day of issue or payment, if only the name fits. */
const nearDays = 7
/** The column of an invoice's total contains no more. */
const mostOfAnInvoice = 2_147_483_647
/** Lines that one statement looks for. */
const together = 200

/** Proposes invoices for open lines, in place of what was proposed before. */
export async function proposeFor(tx: Transaction, lines: readonly OpenLine[], now: Date): Promise<void> {
  const ids = lines.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.delete(bankProposals).where(inArray(bankProposals.lineId, ids))
  await tx.update(bankLines).set({ proposedAt: now }).where(inArray(bankLines.id, ids))
  const payable = lines.filter(({ amount }) => amount <= mostOfAnInvoice)
  const inOrder = payable.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  for (const near of nearGroups(inOrder)) {
    const found = [...(await byReference(tx, near, now)), ...(await byName(tx, near, now))]
    // A reference comes first, and then the name adds nothing.
    if (found.length > 0) await tx.insert(bankProposals).values(found).onConflictDoNothing()
  }
}

/** Groups lines of near days, so that a statement reads the invoices of few days. */
function nearGroups(lines: readonly OpenLine[]): OpenLine[][] {
  const groups: OpenLine[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    const [first] = group ?? []
    const fits = group && first && group.length < together && daysBetween(first.day, line.day) <= nearDays
    if (fits) group.push(line)
    else groups.push([line])
  }
  return groups
}

/** Invoices that a reference names: by their number, or by what staff entered about the payment. */
async function byReference(tx: Queryable, lines: readonly OpenLine[], now: Date): Promise<Proposal[]> {
  const named = await namedInvoices(tx, lines)
  const ids = [...new Set(named.map(({ invoiceId }) => invoiceId))]
  if (ids.length === 0) return []
  const today = indianDay(now)
  const found = await tx
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, ids), inArray(invoices.total, amountsOf(lines)), isMatchable(today)))
  const known = new Map(found.map((row) => [row.id, row]))
  return named.flatMap(({ line, invoiceId, text }) => {
    const row = known.get(invoiceId)
    if (row?.total !== line.amount || !canReceiveOn(line.day, row, today)) return []
    return { lineId: line.id, invoiceId, isStrong: true, why: `The reference contains ${text}` }
  })
}

type Named = { line: OpenLine; invoiceId: number; text: string }

async function namedInvoices(tx: Queryable, lines: readonly OpenLine[]): Promise<Named[]> {
  const byNumber = mentions(lines, ({ reference, day }) => numbersIn(reference, day))
  const byKey = mentions(lines, ({ reference }) => keysIn(reference))
  const found = [
    ...(await numbered(tx, [...byNumber.keys()])),
    ...(await entered(tx, [...byKey.keys()], lines)),
  ]
  return found.flatMap(({ invoiceId, text }) =>
    [...(byNumber.get(text) ?? []), ...(byKey.get(text) ?? [])].map((line) => ({ line, invoiceId, text })),
  )
}

/** The lines by what they mention. */
function mentions(
  lines: readonly OpenLine[],
  textsOf: (line: OpenLine) => readonly string[],
): Map<string, OpenLine[]> {
  const found = new Map<string, OpenLine[]>()
  for (const line of lines)
    for (const text of textsOf(line)) found.set(text, [...(found.get(text) ?? []), line])
  return found
}

/** Invoices by their present or an earlier number. */
async function numbered(
  tx: Queryable,
  numbers: readonly string[],
): Promise<{ invoiceId: number; text: string }[]> {
  if (numbers.length === 0) return []
  return await rows(
    tx,
    sql`select id as "invoiceId", number as text from invoices where number in ${numbers}
      union all select invoice_id, number from earlier_numbers where number in ${numbers}`,
  )
}

const isNear = (one: string, other: string): boolean => Math.abs(daysBetween(one, other)) <= nearDays

/** Invoices of these amounts for which staff entered a payment with one of these references. */
async function entered(tx: Queryable, keys: readonly string[], lines: readonly OpenLine[]) {
  if (keys.length === 0) return []
  const key = sqlKeyOf(paymentDetails.reference)
  return await tx
    .selectDistinct({ invoiceId: paymentDetails.invoiceId, text: sql<string>`${key}` })
    .from(paymentDetails)
    .innerJoin(invoices, eq(invoices.id, paymentDetails.invoiceId))
    .where(and(inArray(key, [...keys]), inArray(invoices.total, amountsOf(lines))))
}

const amountsOf = (lines: readonly OpenLine[]) => [...new Set(lines.map(({ amount }) => amount))]

/** Invoices of the same amount and of near days, to somebody whom the reference names. */
async function byName(tx: Queryable, lines: readonly OpenLine[], now: Date): Promise<Proposal[]> {
  const [first, last] = [lines.at(0)?.day ?? '', lines.at(-1)?.day ?? '']
  const today = indianDay(now)
  const billedTo = sql<string | null>`${invoices.snapshot}->'billedTo'->>'name'`
  const { id, total, issuedOn, paidOn, purchase } = invoices
  // An invoice can be paid weeks after its issue.
  const from = dayAfter(first, -nearDays - payableDays)
  const to = dayAfter(last, nearDays)
  const found = await tx
    .select({ id, total, issuedOn, paidOn, purchase, billedTo })
    .from(invoices)
    .where(and(inArray(total, amountsOf(lines)), between(issuedOn, from, to), isMatchable(today)))
  const byAmount = Map.groupBy(found, (row): number => row.total)
  return lines.flatMap((line) =>
    (byAmount.get(line.amount) ?? []).flatMap(({ billedTo, ...row }) => {
      const near = [row.paidOn, row.issuedOn].find((day) => day && isNear(day, line.day))
      if (!near || !canReceiveOn(line.day, row, today)) return []
      if (!billedTo || !namesSomebody(line.reference, billedTo)) return []
      const why = `The name fits, and it was ${near === row.paidOn ? 'paid' : 'issued'} on ${dayShown(near)}`
      return { lineId: line.id, invoiceId: row.id, isStrong: false, why }
    }),
  )
}
