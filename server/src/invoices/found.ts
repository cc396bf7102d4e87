import { indianDay } from '@bnr/contract/indianDay'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { arrayOf, type Queryable, sqlRows } from '../database/database.ts'
import { memberships } from '../memberships/tables.ts'
import { loadPlans } from '../plans/store.ts'
import { profiles } from '../profiles/tables.ts'
import { type CreditNoteRow, creditNotesOf } from './creditNote.ts'
import type { PlanPromises } from './snapshot.ts'
import type { InvoiceRow } from './store.ts'
import { earlierNumbersOf } from './taxInvoice.ts'

/**
 * An invoice with data from other tables: the member's present name, the membership, the payment and the credit
 * notes.
 */
export type FoundInvoice = InvoiceRow & {
  profile?: NonNullable<Invoice['profile']> | undefined
  membership: Omit<Invoice['membership'], 'planName'>
  trackingId?: string | undefined
  creditNotes?: readonly CreditNoteRow[] | undefined
  /** Day of receipt that staff entered. */
  receivedOn?: string | undefined
  earlierNumbers?: string[] | undefined
  /** Why the member can no longer pay it. */
  notPayable?: string | undefined
}

/** Adds the details to a page of invoices, with one query for each kind of detail. */
export async function withDetails(
  db: Queryable,
  found: readonly InvoiceRow[],
  now: Date,
): Promise<FoundInvoice[]> {
  const people = await peopleOf(db, found)
  const started = await membershipsOf(db, found, now)
  const promised = await promisesOf(db, found)
  const tracked = await trackingIdsOf(db, found)
  const received = await receiptDaysOf(db, found)
  const ids = found.map(({ id }) => id)
  const credited = await creditNotesOf(db, ids)
  const numbered = await earlierNumbersOf(db, ids)
  return found.map((row) => ({
    ...row,
    profile: row.profileId ? people.get(row.profileId) : undefined,
    membership: { ...shownPromises(promised.get(row.id)), ...started.get(row.id) },
    trackingId: tracked.get(row.id),
    creditNotes: credited.get(row.id),
    receivedOn: received.get(row.id),
    earlierNumbers: numbered.get(row.id)?.map(({ number }) => number),
  }))
}

async function peopleOf(db: Queryable, found: readonly InvoiceRow[]) {
  const ids = [...new Set(found.flatMap(({ profileId }) => profileId ?? []))]
  if (ids.length === 0) return new Map<number, NonNullable<Invoice['profile']>>()
  const people = await db
    .select({ id: profiles.id, bnrId: profiles.bnrId, name: profiles.name })
    .from(profiles)
    .where(inArray(profiles.id, ids))
  return new Map(people.map(({ id, bnrId, name }) => [id, { bnrId: String(bnrId), basic: { name } }]))
}

/** What was promised at the sale. Older invoices do not record it, so their version of the plan is used. */
async function promisesOf(db: Queryable, found: readonly InvoiceRow[]) {
  const unrecorded = found.filter(({ snapshot }) => !snapshot.promises).map(({ planId }) => planId)
  const versions = await loadPlans(db, [...new Set(unrecorded)])
  return new Map(found.map(({ id, planId, snapshot }) => [id, snapshot.promises ?? versions.get(planId)]))
}

const shownPromises = (sold: Pick<PlanPromises, 'goldTagged' | 'assistance'> | undefined) => ({
  ...(sold && { goldTagged: sold.goldTagged }),
  ...(sold?.assistance && { assistance: sold.assistance }),
})

async function membershipsOf(db: Queryable, found: readonly InvoiceRow[], now: Date) {
  const ids = found.flatMap(({ membershipId }) => membershipId ?? [])
  if (ids.length === 0) return new Map<number, FoundInvoice['membership']>()
  const today = indianDay(now)
  const next = alias(memberships, 'next')
  const follows = and(
    eq(next.profileId, memberships.profileId),
    eq(next.startsOn, sql`${memberships.endsOn} + 1`),
    gt(next.startsOn, today),
    isNull(next.replacedAt),
    isNull(memberships.replacedAt),
  )
  const linked = await db
    .select({ row: memberships, renewsOn: next.startsOn })
    .from(memberships)
    .leftJoin(next, follows)
    .where(inArray(memberships.id, ids))
  return new Map(
    linked.map(({ row, renewsOn }) => [
      row.invoiceId ?? 0,
      { ...shownOf(row, today), ...(renewsOn && { renewsOn }) },
    ]),
  )
}

function shownOf(row: typeof memberships.$inferSelect, today: string): FoundInvoice['membership'] {
  const isOver = row.replacedAt !== null || row.endsOn < today
  return {
    id: row.id,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    usedPhoneContacts: row.usedPhoneContacts,
    usedExpressInterests: row.usedExpressInterests,
    goldTagged: row.goldTagged,
    state: isOver ? 'Expired' : row.startsOn > today ? 'Waiting' : 'Active',
  }
}

/** Tracking ids of the gateway payments, by invoice id. */
export async function trackingIdsOf(
  db: Queryable,
  found: readonly Pick<InvoiceRow, 'id'>[],
): Promise<Map<number, string>> {
  const ids = arrayOf(found.map(({ id }) => id))
  const tracked = await sqlRows<{ id: number; trackingId: string }>(db)`
    select invoice_id as id, max(tracking_id) as "trackingId" from payment_events
      where invoice_id = any(${ids}) and transition = 'pay' and tracking_id is not null group by invoice_id`
  return new Map(tracked.map(({ id, trackingId }) => [id, trackingId]))
}

async function receiptDaysOf(db: Queryable, found: readonly InvoiceRow[]): Promise<Map<number, string>> {
  const ids = arrayOf(found.map(({ id }) => id))
  const entered = await sqlRows<{ id: number; day: string }>(db)`
    select distinct on (invoice_id) invoice_id as id, received_on::text as day from payment_details
      where invoice_id = any(${ids}) and received_on is not null order by invoice_id, payment_details.id desc`
  return new Map(entered.map(({ id, day }) => [id, day]))
}
