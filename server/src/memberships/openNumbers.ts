import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { activities } from '../relations/tables.ts'
import type { MembershipRow } from './current.ts'

/** Numbers that a membership paid for stay open as long as it runs, also when its last day moves. */
export async function moveOpenNumbers(
  tx: Transaction,
  { profileId, endsOn }: Pick<MembershipRow, 'profileId' | 'endsOn'>,
  openUntil: string,
): Promise<void> {
  const opened = and(
    eq(activities.fromId, profileId),
    eq(activities.kind, 'vp'),
    eq(activities.openUntil, endsOn),
  )
  await tx.update(activities).set({ openUntil }).where(opened)
}
