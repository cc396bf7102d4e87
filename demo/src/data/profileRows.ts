import { users } from '../../../server/src/accounts/tables.ts'
import { stored } from '../../../server/src/database/copy.ts'
import { columnsOf, type ProfileRow } from '../../../server/src/profiles/sections.ts'
import type { DemoSecret, StaffOfMembers } from './demoLogins.ts'
import type { Member } from './generate.ts'

export type Ids = { user: number; profile: number }

/** A profile as the domain reads it. The columns of the search tables follow from it. */
export function profileRow(member: Member, ids: Ids, staff: StaffOfMembers): ProfileRow {
  const { status, paid, elite, phoneVerified, createdAt, changedAt, history } = member
  const columns = columnsOf(member.sections, (path) => {
    throw new Error(`A value of a demo profile is on no list: ${path}`)
  })
  return {
    id: ids.profile,
    bnrId: member.bnrId,
    userId: ids.user,
    status,
    paid,
    elite,
    phoneVerified,
    createdAt,
    changedAt,
    statusAt: history.at(-1)?.at ?? createdAt,
    // Without a date the purge never removes the demo's deleted profiles.
    deletedAt: null,
    teleStaffId: status === 'Draft' ? null : (staff.teleExecutive?.id ?? null),
    careStaffId: paid ? (staff.careExecutive?.id ?? null) : null,
    phoneChangedAt: null,
    hidesActivity: false,
    emailVerified: columns.email !== null,
    dailyOpenings: null,
    registeredOn: null,
    calledAt: null,
    doNotCall: false,
    othersMayShare: true,
    textSize: null,
    ...columns,
  }
}

const noSecret = { passwordHash: null, sealedPassword: null }

export const userRow = ({ userId: id, bnrId, name, createdAt }: ProfileRow, secret: DemoSecret = noSecret) =>
  stored(users, {
    id,
    type: 'pu',
    userName: String(bnrId),
    name,
    roles: ['profile_user'],
    createdAt,
    ...secret,
  })
