import { may, type Role } from '@bnr/contract/access'
import { eq } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../platform/database.ts'
import type { ReportRow } from './store.ts'

/** Whether somebody of these roles may have a report that is asked for so. */
export const mayHave = (roles: readonly Role[], { contacts }: { contacts: boolean }): boolean =>
  may(roles, 'reports.read') && (!contacts || may(roles, 'reports.contacts'))

/** Whoever asked for it may have left, or work elsewhere, before its turn comes. */
export async function makerMayHave(db: Queryable, { staffId, filters }: ReportRow): Promise<boolean> {
  const [maker] = await db
    .select({ roles: users.roles, disabled: users.disabled })
    .from(users)
    .where(eq(users.id, staffId))
  return maker !== undefined && !maker.disabled && mayHave(maker.roles, filters)
}
