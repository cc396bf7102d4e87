import { sql } from 'drizzle-orm'
import { arrayOf, rows } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import { running } from './current.ts'
import { tellOfEnds } from './tellOfEnds.ts'

const batchSize = 500

/** The daily job: who holds no membership any more no longer counts as paying, and who soon will not is told. */
export async function endMemberships(services: Services): Promise<void> {
  for (let ended: number | undefined = 0; ended !== undefined; ) ended = await endNext(services, ended)
  await tellOfEnds(services)
}

/**
 * Looks through the next profiles after an id; gives the last of them, none at the end. A membership starts with its
 * profile locked: so what is read once the lock is held is what stands.
 */
async function endNext({ db, clock }: Services, after: number): Promise<number | undefined> {
  const holdsNone = sql`not exists (select 1 from memberships m
    where m.profile_id = profiles.id and ${running(clock.now())})`
  return await db.inTransaction(async (tx) => {
    const found = await rows<{ id: number }>(
      tx,
      sql`select id from profiles where paid and id > ${after} and ${holdsNone}
        order by id limit ${batchSize} for update`,
    )
    const ids = arrayOf(found.map(({ id }) => id))
    await tx.execute(
      sql`update profiles set paid = false, elite = false where id = any(${ids}) and ${holdsNone}`,
    )
    return found.at(-1)?.id
  })
}
