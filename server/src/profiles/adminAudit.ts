import type { AuditField } from '@bnr/contract/audit/facts'
import { profileFields } from '@bnr/contract/profiles/fields'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { audit } from '../database/audit.ts'
import { noteNothing } from '../database/auditContext.ts'
import type { Transaction } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { type ProfileRow, sectionsOf } from './sections.ts'

type Changed = { before: ProfileRow; after: ProfileRow; at: Date }

/** Logs which fields of a profile staff changed, without their values. */
export async function auditStaffChange(
  tx: Transaction,
  { userId }: Staff,
  { before, after, at }: Changed,
): Promise<void> {
  const fields = changedFields(before, after)
  if (fields.length === 0) return noteNothing()
  await audit(tx, at, userId, 'profile change', `profile ${after.id}`, { fields })
}

function changedFields(before: ProfileRow, after: ProfileRow): AuditField[] {
  const [old, now] = [sectionsOf(before), sectionsOf(after)]
  const changed: AuditField[] = profileFields
    .filter((field) => !isSame(valueIn(old, field), valueIn(now, field)))
    .map(({ path }) => path)
  return before.dailyOpenings === after.dailyOpenings ? changed : [...changed, 'dailyOpenings']
}

type Place = Pick<(typeof profileFields)[number], 'inSection' | 'name'>

const valueIn = (sections: ProfileSections, { inSection, name }: Place): unknown =>
  (sections[inSection] as Record<string, unknown> | undefined)?.[name]

/** Comparing JSON works because both sections have the key order of their schema. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
