import { may } from '@bnr/contract/access'
import { proposalMessages } from '@bnr/contract/proposals/states'
import type { Queryable } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { weeklyAimOf } from './store.ts'

/** Whether somebody sees the assisted members of all relationship managers. */
export const seesEverybody = ({ roles }: Pick<Staff, 'roles'>): boolean => may(roles, 'proposals.everybody')

/** Refuses staff who do not look after the member. For them the member does not exist here. */
export function requireManager(actor: Staff, { careStaffId }: Pick<ProfileRow, 'careStaffId'>): void {
  if (!seesEverybody(actor) && careStaffId !== actor.userId) throw new Failure('profile_not_found')
}

/** Refuses to propose to a member without a running plan with assisted service, or whose profile is not Active. */
export async function requireServed(db: Queryable, { id, status }: ProfileRow, now: Date): Promise<void> {
  if (status !== 'Active') throw wrongState(proposalMessages.notActive)
  if ((await weeklyAimOf(db, id, now)) === undefined) throw wrongState(proposalMessages.notAssisted)
}
