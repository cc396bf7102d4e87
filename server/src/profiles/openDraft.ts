import { sql } from 'drizzle-orm'
import type { ProfileRow } from './sections.ts'

/** A draft whose number nobody has verified: as long as it is one, the token of the registration form opens it. */
export const isOpenDraft = ({
  status,
  phoneVerified,
}: Pick<ProfileRow, 'status' | 'phoneVerified'>): boolean => status === 'Draft' && !phoneVerified

/** The same of a row of `profiles`. */
export const whereOpenDraft = sql`status = 'Draft' and not phone_verified`
