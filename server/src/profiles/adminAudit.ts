import { type AdminField, adminFieldNames } from '@bnr/contract/profiles/admin'
import type { Staff } from '../platform/actor.ts'
import { audit } from '../platform/audit.ts'
import type { Transaction } from '../platform/database.ts'
import { type ProfileRow, sectionsOf } from './sections.ts'

type Changed = { before: ProfileRow; after: ProfileRow; at: Date }

/** Writes down each field of the admin block, and the e-mail address, that a change of staff altered: who, from what to what. */
export async function auditStaffChange(
  tx: Transaction,
  { userId }: Staff,
  { before, after, at }: Changed,
): Promise<void> {
  const [old, now] = [heldIn(before), heldIn(after)]
  for (const field of auditedFields) {
    if (old[field] === now[field]) continue
    const detail = { from: old[field], to: now[field] }
    await audit(tx, at, userId, `admin ${field}`, `profile ${after.id}`, detail)
  }
}

const auditedFields = [...adminFieldNames, 'email'] as const
type Audited = AdminField | 'email'

function heldIn(row: ProfileRow): Record<Audited, unknown> {
  const { createdFor, profileSource, dateOfBirth, gender, createdBy } = sectionsOf(row).basic ?? {}
  const { teleStaffId, careStaffId, dailyOpenings, email } = row
  const basics = { createdFor, profileSource, dateOfBirth, gender, createdBy }
  const columns = { teleStaffId, careStaffId, dailyOpenings, email }
  return Object.fromEntries(
    Object.entries({ ...basics, ...columns }).map(([field, value]) => [field, value ?? null]),
  ) as Record<Audited, unknown>
}
