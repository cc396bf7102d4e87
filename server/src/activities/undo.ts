import { kindOfCode } from '@bnr/contract/activities/kinds'
import { eq } from 'drizzle-orm'
import type { Member } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import { lockActivity } from '../relations/store.ts'
import { activities } from '../relations/tables.ts'
import type { Services } from '../services/services.ts'

/** Undoes an activity of the member, if its kind allows that. */
export async function undo({ db }: Services, member: Member, id: number) {
  return await db.inTransaction(async (tx) => {
    const row = await lockActivity(tx, id)
    if (row?.fromId !== member.profileId) throw new Failure('not_found')
    const { undone } = kindOfCode(row.kind)
    if (!undone) throw new Failure('not_reversible')
    await tx.delete(activities).where(eq(activities.id, id))
    return { message: undone }
  })
}
