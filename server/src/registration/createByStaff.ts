import { assignableRoles, assignments } from '@bnr/contract/profiles/assignment'
import { creationProblems } from '@bnr/contract/profiles/creation'
import { numberTaken } from '@bnr/contract/profiles/creationWords'
import { everyChangeRules } from '@bnr/contract/profiles/everyChange'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { type Registration, registration } from '@bnr/contract/profiles/registration'
import { staffLine } from '../accounts/lineage.ts'
import { setPassword } from '../accounts/setPassword.ts'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { refuseProblems } from '../http/refuseProblems.ts'
import { refuseTakenEmail } from '../profiles/email.ts'
import { refuseTaken } from '../profiles/phone.ts'
import { refuseBroken } from '../profiles/save.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import type { Services } from '../services/services.ts'
import { insertDraft } from './insertDraft.ts'
import { newProfile, phoneRules } from './newProfile.ts'

/** Rules of a new profile beyond those of the Create Profile form. */
export const draftRules = [...everyChangeRules, ...phoneRules]

/**
 * Creates a profile for a family that called or came by. The draft has a password at once and is assigned to the
 * person who entered it. The unique index lets only one of two concurrent profiles with the same number through.
 */
export async function createByStaff(services: Services, staff: Staff, given: Registration) {
  const at = services.clock.now()
  refuseProblems(registration, creationProblems(given, at))
  const profile = newProfile({ basic: given.basic }, 'Admin')
  refuseBroken(profile, draftRules, at)
  const { registeredOn, password } = given
  return await services.db
    .inTransaction(async (tx) => {
      const { userId, ...made } = await insertByStaff(tx, staff, { profile, registeredOn, at })
      if (password) await setPassword(services, tx, { userId, password, setBy: staffLine })
      return made
    })
    .catch(refuseTakenByStaff)
    .catch(refuseTakenEmail)
}

export const refuseTakenByStaff = refuseTaken('bi.ph.', numberTaken)

type StaffDraft = { profile: ProfileSections; registeredOn?: string | undefined; at: Date }

/** Stores a checked profile as the draft of this member of staff, with its account, its history and its audit row. */
export async function insertByStaff(
  tx: Transaction,
  staff: Staff,
  { profile, registeredOn, at }: StaffDraft,
) {
  const staffFields = { ...lookedAfterBy(staff), registeredOn: registeredOn ?? null }
  const draft = await insertDraft(tx, { actor: staff, profile, at, staffFields })
  await audit(tx, at, staff.userId, 'profile created', `profile ${draft.id}`)
  return draft
}

/** Assigns the profile to its author if their role looks after profiles. Otherwise a manager assigns it. */
const lookedAfterBy = ({ userId, roles }: Staff): Partial<Pick<ProfileRow, 'teleStaffId' | 'careStaffId'>> =>
  Object.fromEntries(
    assignments
      .filter((assignment) => assignableRoles[assignment].some((role) => roles.includes(role)))
      .map((assignment) => [assignment, userId]),
  )
