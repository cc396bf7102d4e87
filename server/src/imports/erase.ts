import { and, eq, lt, ne, or } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Staff } from '../http/actor.ts'
import { scheduledJob } from '../jobs/job.ts'
import { daysAfter } from '../platform/clock.ts'
import type { Services } from '../services/services.ts'
import { lockFor } from './change.ts'
import { imports } from './tables.ts'

/** Erases an import with all its rows. */
export async function discardImport({ db, clock }: Services, staff: Staff, id: number): Promise<void> {
  await db.inTransaction(async (tx) => {
    const { source } = await lockFor(tx, staff, id, 'discard')
    await tx.delete(imports).where(eq(imports.id, id))
    await audit(tx, clock.now(), staff.userId, 'import discarded', `import ${id}`, { name: source })
  })
}

/** Days without a new profile after which the job of an import was lost; its owner may never come back to stop it. */
const lostAfterDays = 1

/** Erases imports a week after the upload, with all their rows. */
export async function sweepImports({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const isOver = or(ne(imports.state, 'Running'), lt(imports.changedAt, daysAfter(now, -lostAfterDays)))
  await db.delete(imports).where(and(lt(imports.expiresAt, now), isOver))
}

export const sweepImportsJob = scheduledJob({
  name: 'sweepImports',
  run: sweepImports,
  schedule: '20 3 * * *',
})
