import { type BulkKind, bulkKinds, bulkMachine } from '@bnr/contract/bulk/states'
import type { Criterion } from '@bnr/contract/criteria'
import { indianNumber } from '@bnr/contract/indianNumber'
import { and, eq } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { AuditDetail } from '../database/auditDetail.ts'
import { isUniqueViolation, sqlRows, type Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Staff } from '../http/actor.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import { requireAction } from '../platform/requireAction.ts'
import { allOf, conditionsOf, matching } from '../search/conditions.ts'
import type { Services } from '../services/services.ts'
import { type BulkDetail, bulkActions } from './tables.ts'

export type BulkRow = typeof bulkActions.$inferSelect

const actions = {
  assign: 'profiles assigned together',
  followUp: 'follow-ups planned together',
} as const satisfies Record<BulkKind, string>

type Starting = {
  kind: BulkKind
  criteria: Criterion[]
  /** The number that the person confirmed. */
  total: number
  about: string
  detail: BulkDetail
}

/**
 * Starts an action on all profiles that match, as a job. The person has confirmed a number of profiles: if the search
 * finds another number by now, nothing starts. The audit log has one row for the whole action.
 */
export async function startBulk(services: Services, staff: Staff, given: Starting): Promise<BulkRow> {
  const { db, clock, jobs } = services
  const { kind, criteria, total } = given
  const at = clock.now()
  const conditions = allOf(conditionsOf(staff, criteria, at))
  return await db
    .inTransaction(async (tx) => {
      requireNumber(kind, total, await matching(tx, conditions))
      const upToProfileId = await newestProfile(tx)
      const values = { ...given, upToProfileId, staffId: staff.userId, state: 'Running' as const }
      const [row] = await tx
        .insert(bulkActions)
        .values({ ...values, createdAt: at, changedAt: at })
        .returning()
      if (!row) throw new Failure('internal')
      await audit(tx, at, staff.userId, actions[kind], `bulk action ${row.id}`, auditDetail(given))
      await jobs.enqueue(tx, 'runBulk', { id: row.id })
      return row
    })
    .catch((error) => {
      if (!isUniqueViolation(error, 'bulk_actions_running')) throw error
      throw wrongState('Your last action on many profiles is still running')
    })
}

function requireNumber(kind: BulkKind, confirmed: number, found: number): void {
  const { most } = bulkKinds[kind]
  if (found !== confirmed) throw wrongState(foundNow(found))
  if (found > most)
    throw wrongState(`This is possible for at most ${indianNumber(most)} profiles. Narrow the search`)
}

const foundNow = (found: number): string =>
  found === 1
    ? 'This search now finds 1 profile. Check it and confirm again'
    : `This search now finds ${indianNumber(found)} profiles. Check them and confirm again`

/** The keys of the criteria without their values, like the row of a search, and who is assigned as what. */
const auditDetail = ({ criteria, total, detail: { assigned } }: Starting): AuditDetail => ({
  asked: [...new Set(criteria.map(({ key }) => key))].sort(),
  rows: total,
  ...(assigned && {
    assignment: Object.keys(assigned),
    staff: Object.values(assigned).map((id) => id || null),
  }),
})

async function newestProfile(tx: Transaction): Promise<number> {
  const [newest] = await sqlRows<{ id: number }>(tx)`
    select coalesce(max(profile_id), 0) as id from search_profiles`
  return newest?.id ?? 0
}

/** Stops an action of one's own after the current batch. */
export async function cancelBulk({ db, clock }: Services, staff: Staff, id: number): Promise<BulkRow> {
  const at = clock.now()
  const own = and(eq(bulkActions.id, id), eq(bulkActions.staffId, staff.userId))
  const { to, audit: action } = bulkMachine.actions.cancel
  return await db.inTransaction(async (tx) => {
    const row = await requireRow(tx.select().from(bulkActions).where(own).for('no key update'), 'not_found')
    requireAction(bulkMachine, 'cancel', row.state, { roles: staff.roles, isOwn: true })
    await tx.update(bulkActions).set({ state: to, changedAt: at }).where(own)
    await audit(tx, at, staff.userId, action, `bulk action ${id}`, { rows: row.done + row.refused })
    return { ...row, state: to }
  })
}
