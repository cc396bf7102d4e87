import { type Assignment, assignableRoles } from '@bnr/contract/profiles/assignment'
import { closedStatuses, profileStatuses } from '@bnr/contract/profiles/transitions'
import { sql } from 'drizzle-orm'
import { staffWith } from '../accounts/staffWith.ts'
import { arrayOf, type Queryable, sqlRows } from '../database/database.ts'
import { invalidInput } from '../platform/failure.ts'
import { profileStatuses as statusList } from '../reference/data/profile.ts'

/** The column of search_profiles and profiles with the person who looks after a profile. */
export const staffColumns = {
  teleStaffId: sql`tele_staff_id`,
  careStaffId: sql`care_staff_id`,
} satisfies Record<Assignment, unknown>

const inUse = profileStatuses
  .filter((status) => !closedStatuses.includes(status))
  .map((status) => statusList.codeOf(status))

/** Staff who can be assigned, with the number of open profiles that each looks after. */
export async function assignableStaff(db: Queryable, assignment: Assignment) {
  const staff = await staffWith(db, assignableRoles[assignment])
  const column = staffColumns[assignment]
  const loads = await sqlRows<{ id: number; load: number }>(db)`
    select ${column} as id, count(*)::int as load from search_profiles
      where ${column} = any(${arrayOf(staff.map(({ id }) => id))}) and status = any(${arrayOf(inUse)})
      group by ${column}`
  const loadOf = new Map(loads.map(({ id, load }) => [id, load]))
  return staff.map((one) => ({ ...one, load: loadOf.get(one.id) ?? 0 }))
}

/** Whether somebody can be assigned. 0 assigns nobody. */
export const isAssignable = async (db: Queryable, assignment: Assignment, id: number): Promise<boolean> =>
  id === 0 || (await staffWith(db, assignableRoles[assignment])).some((one) => one.id === id)

/** Refuses staff who cannot be assigned. */
export async function requireAssignable(
  db: Queryable,
  assignment: Assignment,
  id: number,
  key: string,
): Promise<void> {
  if (!(await isAssignable(db, assignment, id))) throw invalidInput({ [key]: 'Select a value from the list' })
}
