import { may } from '@bnr/contract/access'
import { type AdminField, adminFields } from '@bnr/contract/profiles/admin'
import { type Assignment, assignableRoles } from '@bnr/contract/profiles/assignment'
import { genderChangedBy } from '@bnr/contract/profiles/conditions'
import { genderByCreatedFor, genderWords } from '@bnr/contract/profiles/gender'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { broken } from '@bnr/contract/profiles/rule'
import { ageRules } from '@bnr/contract/profiles/rules'
import { tidy } from '@bnr/contract/profiles/tidy'
import { handOnFollowUps } from '../contactLog/store.ts'
import { audit } from '../database/audit.ts'
import { noteNothing } from '../database/auditContext.ts'
import type { Transaction } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import { auditStaffChange } from '../profiles/adminAudit.ts'
import { checkedColumns } from '../profiles/save.ts'
import { merged, type ProfileRow, sectionsOf } from '../profiles/sections.ts'
import { lockProfile, updateProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { requireAssignable } from './assignable.ts'

type Columns = Parameters<typeof updateProfile>[2]
type BasicField = Exclude<AdminField, Assignment | 'dailyOpenings'>

/** Changes a field of the admin block and logs who changed it. */
export async function changeByStaff(
  services: Services,
  staff: Staff,
  { id, field, value }: { id: number; field: AdminField; value: unknown },
): Promise<void> {
  const at = services.clock.now()
  await services.db.inTransaction(async (tx) => {
    if (isAssignment(field)) return await changeAssignment(tx, staff, { id, field, value: Number(value), at })
    const row = await lockProfile(tx, id)
    if (field === 'createdFor') refuseOtherGender(staff, row, String(value))
    const columns =
      field === 'dailyOpenings'
        ? { dailyOpenings: Number(value) || null }
        : changedBasics(row, field, value, at)
    const after = await updateProfile(tx, id, { ...columns, changedAt: at })
    await auditStaffChange(tx, staff, { before: row, after, at })
  })
}

type NewAssignment = { id: number; field: Assignment; value: number; at: Date }

async function changeAssignment(tx: Transaction, staff: Staff, { id, field, value, at }: NewAssignment) {
  await requireAssignable(tx, field, value, adminFields[field].key)
  const changed = await assignProfile(tx, staff, { id, assignment: field, staffId: value, at })
  await auditAssignment(tx, staff, { field, ...changed, at })
}

/** Assigns a profile. Its caller writes the audit row. Promised follow-ups go to the person assigned. */
export async function assignProfile(
  tx: Transaction,
  staff: Staff,
  { id, assignment, staffId, at }: { id: number; assignment: Assignment; staffId: number; at: Date },
) {
  const before = await lockProfile(tx, id)
  const after = await updateProfile(tx, id, { [assignment]: staffId || null, changedAt: at })
  const from = before[assignment]
  if (from && from !== after[assignment])
    await handOnFollowUps(tx, { from, to: after[assignment] ?? staff.userId, on: id })
  return { before, after }
}

type Assigned = { field: Assignment; before: ProfileRow; after: ProfileRow; at: Date }

async function auditAssignment(
  tx: Transaction,
  { userId }: Staff,
  { field, before, after, at }: Assigned,
): Promise<void> {
  if (before[field] === after[field]) return noteNothing()
  const detail = { assignment: field, formerStaff: before[field], staff: after[field] }
  await audit(tx, at, userId, 'profile assigned', `profile ${after.id}`, detail)
}

const isAssignment = (field: AdminField): field is Assignment => field in assignableRoles

/** Applies the consequences of the field: "created for" decides the gender, and the gender the minimum age. */
function changedBasics(row: ProfileRow, field: BasicField, value: unknown, today: Date): Columns {
  if (field === 'gender') refuseSettledGender(row, value)
  const change = { basic: { [field]: value } } as ProfileSections
  const after = tidy(merged(sectionsOf(row), change))
  const [problem] = Object.values(broken(ageRules, after, { today }))
  if (problem) throw invalidInput({ [adminFields[field].key]: problem })
  return checkedColumns(after)
}

function refuseSettledGender(row: ProfileRow, wanted: unknown): void {
  const createdFor = sectionsOf(row).basic?.createdFor ?? ''
  const settled = genderByCreatedFor[createdFor]
  if (!settled || settled === wanted) return
  const message = `The gender follows from Created for ${createdFor}. Change that first`
  throw new Failure('wrong_state', { message, fields: { [adminFields.gender.key]: message } })
}

function refuseOtherGender(staff: Staff, row: ProfileRow, createdFor: string): void {
  const changed = genderChangedBy(createdFor, sectionsOf(row))
  if (!changed || may(staff.roles, adminFields.gender.permission)) return
  const message = `${createdFor} would change the gender to ${genderWords[changed]}. Ask a telemarketing executive to change it`
  throw new Failure('not_allowed', { message, fields: { [adminFields.createdFor.key]: message } })
}
