import { and, eq, lt } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Staff } from '../http/actor.ts'
import { scheduledJob } from '../jobs/job.ts'
import { isOver } from '../jobs/lostWork.ts'
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

/** Erases imports a week after the upload, with all their rows. */
export async function sweepImports({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.delete(imports).where(and(lt(imports.expiresAt, now), isOver(imports, now)))
}

export const sweepImportsJob = scheduledJob({
  name: 'sweepImports',
  run: sweepImports,
  schedule: '20 3 * * *',
})
