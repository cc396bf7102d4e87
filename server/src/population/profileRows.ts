import { columnsOf, type ProfileRow } from '../profiles/sections.ts'
import type { DemoSecret, StaffOfMembers } from './demoLogins.ts'
import type { Member } from './generate.ts'

export type Ids = { user: number; profile: number }

/** A profile as the domain reads it back; the columns of the database follow from it. */
export function profileRow(member: Member, ids: Ids, staff: StaffOfMembers): ProfileRow {
  const { status, paid, elite, phoneVerified, createdAt, changedAt, history } = member
  const columns = columnsOf(member.sections, (path) => {
    throw new Error(`A value of the demo population is on no list: ${path}`)
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
    // The demo keeps its deleted people: without a date no purge takes them.
    deletedAt: null,
    teleStaffId: status === 'Draft' ? null : (staff.teleExecutive?.id ?? null),
    careStaffId: paid ? (staff.careExecutive?.id ?? null) : null,
    phoneChangedAt: null,
    emailVerified: columns.email !== null,
    dailyOpenings: null,
    registeredOn: null,
    calledAt: null,
    doNotCall: false,
    ...columns,
  }
}

export function userRow(row: ProfileRow, secret: DemoSecret | undefined) {
  return {
    id: row.userId,
    type: 'pu',
    user_name: String(row.bnrId),
    name: row.name,
    roles: ['profile_user'],
    password_hash: secret?.passwordHash ?? null,
    sealed_password: secret?.sealedPassword ?? null,
    created_at: row.createdAt,
  }
}

export function storedProfile(row: ProfileRow) {
  return {
    id: row.id,
    bnr_id: row.bnrId,
    user_id: row.userId,
    status: row.status,
    paid: row.paid,
    elite: row.elite,
    name: row.name,
    gender: row.gender,
    date_of_birth: row.dateOfBirth,
    phone_country_code: row.phoneCountryCode,
    phone_number: row.phoneNumber,
    phone_verified: row.phoneVerified,
    email: row.email,
    email_verified: row.emailVerified,
    created_at: row.createdAt,
    changed_at: row.changedAt,
    status_at: row.statusAt,
    tele_staff_id: row.teleStaffId,
    care_staff_id: row.careStaffId,
    basic: row.basic,
    religion: row.religion,
    family: row.family,
    professional: row.professional,
    location: row.location,
    lifestyle: row.lifestyle,
    basic_preference: row.basicPreference,
    religious_preference: row.religiousPreference,
    professional_preference: row.professionalPreference,
    location_preference: row.locationPreference,
  }
}
