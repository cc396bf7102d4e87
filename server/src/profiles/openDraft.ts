import { sql } from 'drizzle-orm'
import type { ProfileRow } from './sections.ts'

/** Whether the token of the registration form still opens this profile: a draft whose number is not verified. */
export const isOpenDraft = ({
  status,
  phoneVerified,
}: Pick<ProfileRow, 'status' | 'phoneVerified'>): boolean => status === 'Draft' && !phoneVerified

/** The same condition for a row of `profiles`. */
export const whereOpenDraft = sql`status = 'Draft' and not phone_verified`
