import type { AuditAction } from '@bnr/contract/auditActions'
import type { FailedJob, JobQueue } from '@bnr/contract/doctor/endpoints'
import type { PageOf } from '@bnr/contract/page'
import { audit } from '../database/audit.ts'
import { noteNothing } from '../database/auditContext.ts'
import type { Queryable } from '../database/database.ts'
import { type Page, presented } from '../database/paged.ts'
import type { Staff } from '../http/actor.ts'
import {
  busyQueues,
  deleteFailed,
  failedJobs,
  hasQueue,
  retryFailed,
  type StoredJob,
} from '../jobs/failedJobs.ts'
import type { Services } from '../services/services.ts'

export async function readQueues(db: Queryable): Promise<JobQueue[]> {
  if (!(await hasQueue(db))) return []
  return (await busyQueues(db)).map(({ dueSince, ...queue }) => ({
    ...queue,
    ...(dueSince && { oldestDueAt: new Date(dueSince).toISOString() }),
  }))
}

type FailedJobsPage = Page & { kind?: string | undefined }

export async function listFailed(
  db: Queryable,
  { kind, ...page }: FailedJobsPage,
): Promise<PageOf<FailedJob>> {
  if (!(await hasQueue(db))) return { results: [], total: 0, page: page.page }
  return presented(await failedJobs(db, kind, page), present)
}

const present = ({ id, kind, failedAt, attempts, data, output }: StoredJob): FailedJob => ({
  id,
  kind,
  attempts,
  failedAt: new Date(failedAt).toISOString(),
  about: idsIn(data),
  reason: reasonIn(output),
})

const largestId = 2_147_483_647

/** Of a payload, staff see ids of rows and nothing else. A phone number is larger than any id. */
function idsIn(data: unknown): string {
  const isId = ([key, value]: [string, unknown]) =>
    (Number.isInteger(value) && Number(value) <= largestId) ||
    (/id$/i.test(key) && /^[\w-]{1,40}$/.test(`${value}`))
  return Object.entries(data ?? {})
    .filter(isId)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ')
}

const longestReason = 300

/** The message of an error without what could be a member's: parameters, quoted values, addresses and numbers. */
function reasonIn(output: unknown): string {
  const { message } = (output ?? {}) as { message?: unknown }
  if (typeof message !== 'string') return ''
  return message
    .replace(/\s*params:[\s\S]*/, '')
    .replace(/"[^"]*"|`[^`]*`|(?<!\w)'[^']*'/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d[\d\s-]{4,}\d/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, longestReason)
}

type Change = { action: Extract<AuditAction, 'job retry' | 'job delete'>; change: typeof retryFailed }
const retry: Change = { action: 'job retry', change: retryFailed }
const remove: Change = { action: 'job delete', change: deleteFailed }
export const jobChanges = { retry, remove } as const

/** Changes only failed jobs, so a second press finds none and records nothing. */
export async function changeFailed(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: Staff,
  { action, change }: Change,
  chosen: Parameters<typeof retryFailed>[1],
): Promise<{ count: number }> {
  const changed = (await hasQueue(db))
    ? await db.inTransaction(async (tx) => {
        const jobs = await change(tx, chosen)
        const [job] = jobs
        const detail = { job: job?.kind, rows: jobs.length, ...('id' in chosen && { reference: chosen.id }) }
        if (job) await audit(tx, clock.now(), by.userId, action, 'job', detail)
        return jobs
      })
    : []
  if (changed.length === 0) noteNothing()
  return { count: changed.length }
}
