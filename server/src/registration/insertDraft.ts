import { randomInt } from 'node:crypto'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { users } from '../accounts/tables.ts'
import type { Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Actor } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import { checkedColumns } from '../profiles/save.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { addHistory, isBnrIdTaken } from '../profiles/store.ts'
import { profiles } from '../profiles/tables.ts'
import { writeSearchRows } from '../profiles/writeSearchRows.ts'

type NewDraft = {
  actor: Actor
  profile: ProfileSections
  at: Date
  /** Fields that only staff set. */
  staffFields?: Partial<Pick<ProfileRow, 'teleStaffId' | 'careStaffId' | 'registeredOn'>>
}

/** Creates a draft with its account and the first entry of its history. */
export async function insertDraft(tx: Transaction, { actor, profile, at, staffFields }: NewDraft) {
  const bnrId = await freeBnrId(tx)
  const name = profile.basic?.name ?? ''
  const [user] = await tx
    .insert(users)
    .values({ type: 'pu', userName: bnrId, name, roles: ['profile_user'], createdAt: at })
    .returning({ id: users.id })
  const userId = user?.id ?? 0
  const values = {
    ...checkedColumns(profile),
    ...staffFields,
    bnrId: Number(bnrId),
    userId,
    status: 'Draft' as const,
    statusAt: at,
    createdAt: at,
    changedAt: at,
  }
  const row = await requireRow(tx.insert(profiles).values(values).returning(), 'internal')
  await writeSearchRows(tx, [row])
  const by =
    actor.kind === 'staff'
      ? { byUserId: actor.userId, byName: actor.name }
      : { byUserId: userId, byName: name }
  await addHistory(tx, { profileId: row.id, at, ...by, action: 'create', to: 'Draft' })
  return { id: row.id, bnrId, userId }
}

/** A random BNR ID, so that nobody can guess the others. A unique index decides between concurrent drafts. */
async function freeBnrId(tx: Transaction): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const bnrId = String(randomInt(10_000_100, 100_000_000))
    if (!(await isBnrIdTaken(tx, Number(bnrId)))) return bnrId
  }
  throw new Failure('unavailable')
}
