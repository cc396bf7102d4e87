import { dayShown } from '@bnr/contract/dates'
import { indianDay } from '@bnr/contract/indianDay'
import { and, between, inArray, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { sqlRows } from '../database/database.ts'
import { invoices, paymentDetails } from '../invoices/tables.ts'
import { dayAfter, daysBetween } from '../memberships/days.ts'
import { canReceiveOn, isMatchable } from './matchable.ts'
import { addTo, keysIn, nameFinder, numbersIn, sqlKeyOf, wordsOf } from './references.ts'
import { bankLines, bankProposals } from './tables.ts'

export type OpenLine = Pick<typeof bankLines.$inferSelect, 'id' | 'day' | 'amount' | 'reference'>
type Proposal = typeof bankProposals.$inferInsert

/** Most days between a line and the day of issue or payment, if only the name fits. */
const nearDays = 7
/** The column of an invoice's total contains no more. */
const mostOfAnInvoice = 2_147_483_647
/** A reference that more payments share identifies none of them. */
const mostByKey = 50
/** A name that fits more invoices than these says nothing. */
const mostByName = 5
/** Lines that one statement looks for, and proposals that one stores. */
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
    const strong = await byReference(tx, near, now)
    const named = new Set(strong.map(({ lineId }) => lineId))
    const others = near.filter(({ id }) => !named.has(id))
    const found = [...strong, ...(await byName(tx, others, now))]
    for (let at = 0; at < found.length; at += together)
      await tx
        .insert(bankProposals)
        .values(found.slice(at, at + together))
        .onConflictDoNothing()
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
  const found = [...(await numbered(tx, [...byNumber.keys()])), ...(await entered(tx, [...byKey.keys()]))]
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
  for (const line of lines) for (const text of textsOf(line)) addTo(found, text, line)
  return found
}

type TextOfInvoice = { invoiceId: number; text: string }

/** Invoices by their present or an earlier number. */
async function numbered(tx: Queryable, numbers: readonly string[]): Promise<TextOfInvoice[]> {
  if (numbers.length === 0) return []
  const named = sql`any(array(select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb)))`
  return await sqlRows<TextOfInvoice>(
    tx,
  )`select id as "invoiceId", number as text from invoices where number = ${named}
      union all select invoice_id, number from earlier_numbers where number = ${named}`
}

const isNear = (one: string, other: string): boolean => Math.abs(daysBetween(one, other)) <= nearDays

/**
 * Invoices for which staff entered a payment with one of these references. One look into the index for each key: a
 * single condition for all of them would read the whole table. A text that many payments share names none of them.
 */
async function entered(tx: Queryable, keys: readonly string[]): Promise<TextOfInvoice[]> {
  if (keys.length === 0) return []
  const key = sqlKeyOf(paymentDetails.reference)
  const found = await sqlRows<TextOfInvoice>(tx)`
    select d.invoice_id as "invoiceId", k as text from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) k
      cross join lateral (select invoice_id from payment_details
        where ${key} = k and reference is not null limit ${mostByKey + 1}) d`
  const byText = Map.groupBy(found, ({ text }) => text)
  return [...byText.values()].filter(({ length }) => length <= mostByKey).flat()
}

const amountsOf = (lines: readonly OpenLine[]) => [...new Set(lines.map(({ amount }) => amount))]

/** Invoices of the same amount, issued or paid within a few days, whose customer the reference mentions. */
async function byName(tx: Queryable, lines: readonly OpenLine[], now: Date): Promise<Proposal[]> {
  const [first, last] = [lines.at(0)?.day, lines.at(-1)?.day]
  const words = [...new Set(lines.flatMap(({ reference }) => wordsOf(reference)))]
  if (!first || !last || words.length === 0) return []
  const [from, to] = [dayAfter(first, -nearDays), dayAfter(last, nearDays)]
  const today = indianDay(now)
  const name = sql<string | null>`${invoices.snapshot}->'billedTo'->>'name'`
  const { id, total, issuedOn, paidOn, purchase } = invoices
  // Few names share a word with the references, and only these are compared.
  const sharesWord = sql`string_to_array(translate(lower(${name}), '.-''’', '    '), ' ')
    && array(select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))`
  const isNearby = or(between(issuedOn, from, to), between(paidOn, from, to))
  const found = await tx
    .select({ id, total, issuedOn, paidOn, purchase, name })
    .from(invoices)
    .where(and(inArray(total, amountsOf(lines)), isNearby, sharesWord, isMatchable(today)))
  const finders = new Map(
    [...Map.groupBy(found, (row): number => row.total)].map(([amount, rows]) => [amount, nameFinder(rows)]),
  )
  return lines.flatMap((line) => {
    const named = finders.get(line.amount)?.(line.reference) ?? []
    const fitting = named.flatMap((row) => {
      const near = [row.paidOn, row.issuedOn].find((day) => day && isNear(day, line.day))
      if (!near || !canReceiveOn(line.day, row, today)) return []
      const why = `The name fits, and it was ${near === row.paidOn ? 'paid' : 'issued'} on ${dayShown(near)}`
      return { lineId: line.id, invoiceId: row.id, isStrong: false, why }
    })
    return fitting.length > mostByName ? [] : fitting
  })
}
