import type { AuditAction, AuditRule } from '@bnr/contract/auditActions'
import type { EndpointParts } from '@bnr/contract/endpoint'
import { type SQL, sql } from 'drizzle-orm'
import { audit, profileIn } from '../database/audit.ts'
import { type AuditContext, withAudit } from '../database/auditContext.ts'
import type { AuditDetail } from '../database/auditDetail.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import type { Actor, Staff } from './actor.ts'

export type Auditing = Pick<Services, 'db' | 'clock' | 'log'> & {
  /** Tests fail here when a change wrote no audit entry. */
  onMissing?: (problem: string) => void
}
/** The parts of a request that name the member it concerns. */
type RequestInput = { params?: unknown; query?: unknown; body?: unknown }

type Calling = { endpoint: EndpointParts; actor: Actor; input: RequestInput }

/** An open page repeats its requests: the same read within this time (milliseconds) is logged once. */
const oneReading = 15 * 60_000

/**
 * Runs the handler of a call. When staff make the call, the audit log has its entry before the reply is sent: a
 * change writes its own entry in its transaction, and a read gets one here. A read that cannot be logged is refused.
 */
export async function audited<R>(
  auditing: Auditing,
  calling: Calling,
  handle: () => Promise<R> | R,
): Promise<R> {
  const { endpoint, actor } = calling
  const rule = endpoint.audit
  if (actor.kind !== 'staff' || !rule || 'none' in rule) return await handle()
  const context: AuditContext = { path: endpoint.path, written: [] }
  const result = await withAudit(context, handle)
  if (context.isEmpty) return result
  if ('reads' in rule) await writeRead(auditing, actor, rule, readOf(calling, context, result))
  else await requireWritten(auditing, actor, endpoint, rule.changes, context)
  return result
}

type Read = { subject: string; profileId: number | null; detail: AuditDetail | null }

function readOf({ endpoint, input }: Calling, context: AuditContext, result: unknown): Read {
  const subject = context.subject ?? subjectIn(endpoint, input)
  const rows = context.rows ?? rowsIn(result)
  const asked = searchKeysIn(input)
  const detail: AuditDetail = {
    ...(asked.length > 0 && { asked }),
    ...(rows !== undefined && { rows }),
    ...context.detail,
  }
  return {
    subject,
    profileId: context.profileId ?? profileIn(subject),
    detail: Object.keys(detail).length > 0 ? detail : null,
  }
}

/** What kind of thing an id in a path belongs to, by the first part of the path. */
const subjects: Readonly<Record<string, string>> = {
  profiles: 'profile',
  invoices: 'invoice',
  testimonials: 'testimonial',
  reports: 'report',
  imports: 'import',
  campaigns: 'campaign',
  bulk: 'bulk action',
}

function subjectIn({ path }: EndpointParts, { params }: RequestInput): string {
  const { id } = (params ?? {}) as { id?: unknown }
  const [, first = ''] = /^\/(\w+)\/(?:u\/)?:id/.exec(path) ?? []
  const subject = subjects[first]
  return subject && id !== undefined ? `${subject} ${id}` : ''
}

function rowsIn(result: unknown): number | undefined {
  if (Array.isArray(result)) return result.length
  const { results } = (result ?? {}) as { results?: unknown }
  return Array.isArray(results) ? results.length : undefined
}

/** The keys of the search criteria, without their values. */
function searchKeysIn({ body }: RequestInput): string[] {
  const { criteria } = (body ?? {}) as { criteria?: { key: string }[] }
  return Array.isArray(criteria) ? [...new Set(criteria.map(({ key }) => key))].sort() : []
}

async function writeRead(
  { db, clock, log }: Auditing,
  { userId }: Staff,
  { reads, each }: Extract<AuditRule, { reads: AuditAction }>,
  { subject, profileId, detail }: Read,
): Promise<void> {
  const at = clock.now().toISOString()
  const since = new Date(clock.now().getTime() - oneReading).toISOString()
  const storedDetail = detail && JSON.stringify(detail)
  const again = sql`select from audit_log where user_id = ${userId} and action = ${reads}
    and at > ${since} and subject = ${subject} and detail is not distinct from ${storedDetail}::jsonb`
  const unless: SQL = each ? sql`` : sql`where not exists (${again})`
  try {
    await db.execute(sql`insert into audit_log (at, user_id, action, subject, profile_id, detail)
      select ${at}::timestamptz, ${userId}::int, ${reads}, ${subject}, ${profileId}::int, ${storedDetail}::jsonb ${unless}`)
  } catch (error) {
    log.error({ err: error }, 'a read could not be written to the audit log')
    throw new Failure('unavailable')
  }
}

/** Logs an alarm when a change did not write its declared entry, and writes the entry if there is none at all. */
async function requireWritten(
  auditing: Auditing,
  { userId }: Staff,
  endpoint: EndpointParts,
  changes: AuditAction | readonly AuditAction[],
  { written, subject = '' }: AuditContext,
): Promise<void> {
  const declared = [changes].flat()
  const [action] = written
  if (written.length === 1 && action && declared.includes(action)) return
  const problem = `${endpoint.path} declares ${declared.join(', ')} and wrote ${written.join(', ') || 'nothing'}`
  auditing.log.error({ alarm: 'audit', path: endpoint.path, declared, written }, problem)
  if (written.length === 0 && declared[0])
    await audit(auditing.db, auditing.clock.now(), userId, declared[0], subject)
  auditing.onMissing?.(problem)
}
