import type { Criterion } from '@bnr/contract/criteria'
import { invoiceKeys } from '@bnr/contract/invoices/keys'
import { and, between, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { startOf } from '../database/prefix.ts'
import type { Member, Staff } from '../http/actor.ts'
import { type Conditions, checkCriteria, conditionOf } from '../http/criteria.ts'
import { Failure } from '../platform/failure.ts'
import { nameBegins } from '../profiles/nameWords.ts'
import { waitsForApproval } from './store.ts'
import { invoices } from './tables.ts'

const conditions: Conditions<typeof invoiceKeys> = {
  pid: (profileId) => eq(invoices.profileId, profileId),
  id: (id) => eq(invoices.id, id),
  ino: (typed) => sql`${invoices.id} in (${idsNumbered(typed)})`,
  bnr: (bnrId) => sql`${invoices.profileId} in (${memberOf(bnrId)})`,
  na: (typed) => sql`${invoices.profileId} in (${membersNamed(typed)})`,
  mid: (planId) => inArray(invoices.planId, versionsOf(planId)),
  st: (states) => inArray(invoices.state, [states].flat()),
  wa: () => waitsForApproval,
  mb: () => isNotNull(invoices.membershipId),
  pt: (kind) => eq(invoices.paymentKind, kind),
  pd: (paid) => (paid ? isNotNull(invoices.paidOn) : isNull(invoices.paidOn)),
  cdt: ([from, to]) => between(invoices.issuedOn, from, to),
  pdt: ([from, to]) => between(invoices.paidOn, from, to),
  tmsid: (staffId) => eq(invoices.teleStaffId, staffId),
  sold: (staffId) => sql`(${invoices.byStaffId} = ${staffId} or ${invoices.teleStaffId} = ${staffId})`,
}

/** Subqueries for profile ids, by BNR ID or by the start of any word of the name. */
export const memberOf = (bnrId: string): SQL => sql`select id from profiles where bnr_id = ${Number(bnrId)}`
export const membersNamed = (typed: string): SQL => sql`select id from profiles where ${nameBegins(typed)}`

/**
 * Subquery for the ids of invoices whose number, earlier number or credit note number starts with, or ends in, the
 * typed text.
 */
export function idsNumbered(typed: string): SQL {
  const starts = sql`lower(number) like ${startOf(typed)}`
  const ends = /^\d+$/.test(typed)
    ? sql`reverse(number) like ${startOf([...typed].reverse().join(''))}`
    : sql`false`
  const among = (ids: SQL) => sql`select ${ids} where ${starts} union select ${ids} where ${ends}`
  return sql`${among(sql`id from invoices`)} union ${among(sql`invoice_id from earlier_numbers`)}
    union ${among(sql`invoice_id from credit_notes`)}`
}

/** All versions of a plan, given the id of any of them. */
const versionsOf = (planId: number) => sql`(select id from plans where coalesce(first_version_id, id) =
  (select coalesce(first_version_id, id) from plans where id = ${planId}))`

/** Members find only their own invoices, even when they ask for others. */
export function whereOf(actor: Member | Staff, criteria: readonly Criterion[]): SQL | undefined {
  const checked = checkCriteria(invoiceKeys, actor, criteria)
  const wanted = checked.map((criterion) => conditionOf(conditions, criterion))
  if (actor.kind === 'staff') return and(...wanted)
  if (checked.some(({ key, value }) => key === 'pid' && value !== actor.profileId))
    throw new Failure('not_allowed')
  return and(...wanted, eq(invoices.profileId, actor.profileId))
}
