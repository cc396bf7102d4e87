import { may, type Role } from '@bnr/contract/access'
import { eq } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../database/database.ts'
import type { ReportRow } from './store.ts'

/** Whether these roles may have a report, with or without contact details. */
export const mayHave = (roles: readonly Role[], { contacts }: { contacts: boolean }): boolean =>
  may(roles, 'reports.read') && (!contacts || may(roles, 'reports.contacts'))

/** Whether the author of a report still has an account and the roles for it. */
export async function makerMayHave(db: Queryable, { staffId, filters }: ReportRow): Promise<boolean> {
  const [maker] = await db
    .select({ roles: users.roles, disabled: users.disabled })
    .from(users)
    .where(eq(users.id, staffId))
  return maker !== undefined && !maker.disabled && mayHave(maker.roles, filters)
}
