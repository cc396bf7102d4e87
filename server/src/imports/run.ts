import { importMachine } from '@bnr/contract/imports/states'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { staffMember } from '../accounts/staffWith.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { job } from '../jobs/job.ts'
import { Failure } from '../platform/failure.ts'
import { refuseTakenEmail } from '../profiles/email.ts'
import { insertByStaff, refuseTakenByStaff } from '../registration/createByStaff.ts'
import type { Services } from '../services/services.ts'
import { draftOf } from './draft.ts'
import { type ImportRecord, isDue, type StoredRow, updateImport } from './store.ts'
import { importRows, imports } from './tables.ts'

type Needs = Pick<Services, 'db' | 'clock'>

const never = new AbortController().signal

/**
 * Creates the profiles of an import, one row in each transaction. The transaction locks the import and stores the
 * result of the row with its profile, so a job that runs again or twice continues and never repeats a row.
 */
export async function importProfiles(services: Needs, id: number, letGo = never): Promise<void> {
  for (;;) {
    letGo.throwIfAborted()
    const tried: { number?: number } = {}
    try {
      if (!(await services.db.inTransaction((tx) => importNext(services, tx, id, tried)))) return
    } catch (error) {
      if (!(error instanceof Failure) || tried.number === undefined) throw error
      await refuseRow(services, id, tried.number, error.message)
    }
  }
}

/** Creates the profile of the next row. Returns false if no row is left or the import was stopped or erased. */
async function importNext(
  { clock }: Needs,
  tx: Transaction,
  id: number,
  tried: { number?: number },
): Promise<boolean> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('no key update')
  if (found?.state !== 'Running') return false
  const staff = await staffMember(tx, found.staffId, 'profiles.import')
  if (!staff)
    return await end(tx, id, clock.now(), 'The person who started it may no longer import profiles.')
  const [row] = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), isDue))
    .orderBy(importRows.number)
    .limit(1)
  if (!row) return await end(tx, id, clock.now())
  tried.number = row.number
  await createProfile(tx, staff, { found, row, at: clock.now() })
  return true
}

type Creating = { found: ImportRecord; row: StoredRow; at: Date }

/** The rules are checked again: somebody may have come of age, or changed the rules, since the preview. */
async function createProfile(tx: Transaction, staff: Staff, { found, row, at }: Creating): Promise<void> {
  const { problems, ...draft } = draftOf(row.cells, found.mapping, at)
  const [problem] = problems
  if (problem) throw new Failure('invalid_input', { message: problem.message })
  const { id } = await insertByStaff(tx, staff, { ...draft, at })
    .catch(refuseTakenByStaff)
    .catch(refuseTakenEmail)
  await setResult(tx, row, { result: 'Created', profileId: id })
  await updateImport(tx, found.id, { changedAt: at })
}

const setResult = (
  tx: Queryable,
  { importId, number }: Pick<StoredRow, 'importId' | 'number'>,
  values: Partial<StoredRow>,
) =>
  tx
    .update(importRows)
    .set(values)
    .where(and(eq(importRows.importId, importId), eq(importRows.number, number)))

async function refuseRow({ db }: Needs, importId: number, number: number, note: string): Promise<void> {
  await setResult(db, { importId, number }, { result: 'Refused', note })
}

async function end(tx: Transaction, id: number, now: Date, failure?: string): Promise<false> {
  const { complete, stop } = importMachine.actions
  await updateImport(tx, id, {
    state: failure ? stop.to : complete.to,
    failure: failure ?? null,
    changedAt: now,
  })
  return false
}

const broken =
  'It stopped because of an error. The profiles that it created stay. Start it again to import the other rows.'

async function endBroken({ db, clock }: Needs, id: number): Promise<void> {
  await db.inTransaction(async (tx) => {
    const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('no key update')
    if (found?.state === 'Running') await end(tx, id, clock.now(), broken)
  })
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    importProfiles: { id: number }
  }
}

export const importProfilesJob = job({
  name: 'importProfiles',
  payload: z.object({ id: z.number() }),
  run: (services: Needs, { id }, letGo) => importProfiles(services, id, letGo),
  giveUp: (services: Needs, { id }) => endBroken(services, id),
})
