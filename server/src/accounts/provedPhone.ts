import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { Failure } from '../platform/failure.ts'
import { type Phone, phoneText } from '../profiles/phone.ts'
import { sessions } from './tables.ts'

/** Throws unless a code sent to this number was entered in this session. */
export async function requireProvedPhone(db: Queryable, sessionId: string, phone: Phone): Promise<void> {
  const [session] = await db
    .select({ provedPhone: sessions.provedPhone })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  if (session?.provedPhone !== phoneText(phone)) throw new Failure('phone_not_verified')
}
