import type { AuditEntry, exportAudit } from '@bnr/contract/audit/endpoints'
import type { Input } from '@bnr/contract/endpoint'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../database/database.ts'
import { direction } from '../database/paged.ts'
import { auditLog } from '../database/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { presentEntries } from './present.ts'

export type AuditFilter = Input<typeof exportAudit>['query']
/** Entries in one order, after the entry `beyond`. */
export type AuditPage = { sort: 'cdt,desc' | 'cdt,asc'; beyond?: number | undefined; size: number }

const found = {
  id: auditLog.id,
  at: auditLog.at,
  byId: auditLog.userId,
  by: users.name,
  action: auditLog.action,
  subject: auditLog.subject,
  profileId: auditLog.profileId,
  detail: auditLog.detail,
}

/** Finds entries. Each filter and order has an index. */
export async function findEntries(
  db: Queryable,
  filter: AuditFilter,
  page: AuditPage,
): Promise<AuditEntry[]> {
  const way = direction(page)
  const entries = await db
    .select(found)
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(and(await whereOf(db, filter), isBeyond(page)))
    .orderBy(way(auditLog.at), way(auditLog.id))
    .limit(page.size)
  return await presentEntries(db, entries)
}

function isBeyond({ sort, beyond }: AuditPage): SQL | undefined {
  if (beyond === undefined) return undefined
  const sign = sql.raw(sort === 'cdt,asc' ? '>' : '<')
  return sql`(${auditLog.at}, ${auditLog.id}) ${sign} (select at, id from audit_log where id = ${beyond})`
}

/** Counts the entries up to `most`. */
export async function countEntries(db: Queryable, filter: AuditFilter, most: number): Promise<number> {
  const some = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(await whereOf(db, filter))
    .limit(most)
    .as('some')
  return await db.$count(some)
}

async function whereOf(db: Queryable, { by, action, pid, from, to }: AuditFilter): Promise<SQL | undefined> {
  return and(
    by === undefined ? undefined : eq(auditLog.userId, by),
    action === undefined ? undefined : eq(auditLog.action, action),
    pid === undefined ? undefined : eq(auditLog.profileId, await profileWith(db, pid)),
    from === undefined ? undefined : gte(auditLog.at, startOf(from)),
    to === undefined ? undefined : lt(auditLog.at, new Date(startOf(to).getTime() + 86_400_000)),
  )
}

/** The beginning of a day in India. */
const startOf = (day: string) => new Date(`${day}T00:00+05:30`)

/** The id of the profile with this BNR ID, or 0, which no profile has. */
async function profileWith(db: Queryable, bnrId: string): Promise<number> {
  const [profile] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.bnrId, Number(bnrId)))
  return profile?.id ?? 0
}
