import { readMessageSettings, saveMessageSettings } from '@bnr/contract/conversations/receipts'
import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../database/database.ts'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services/services.ts'
import { messageSettings } from './tables.ts'

/** Which of these members have read receipts switched on. */
async function membersWithReceipts(db: Queryable, profileIds: readonly number[]): Promise<Set<number>> {
  const found = await db
    .select({ id: messageSettings.profileId })
    .from(messageSettings)
    .where(and(inArray(messageSettings.profileId, [...profileIds]), eq(messageSettings.readReceipts, true)))
  return new Set(found.map(({ id }) => id))
}

/** Of these members, those who see what this member has read and show it in return. */
export async function sharingReceipts(
  db: Queryable,
  profileId: number,
  others: readonly number[],
): Promise<Set<number>> {
  const found = await membersWithReceipts(db, [profileId, ...others])
  return found.has(profileId) ? found : new Set()
}

export function messageSettingsRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, readMessageSettings, async ({ actor: { profileId } }) => ({
    readReceipts: (await membersWithReceipts(db, [profileId])).has(profileId),
  }))

  serve(app, saveMessageSettings, async ({ actor: { profileId }, body: { readReceipts } }) => {
    await db
      .insert(messageSettings)
      .values({ profileId, readReceipts })
      .onConflictDoUpdate({ target: messageSettings.profileId, set: { readReceipts } })
    return { message: readReceipts ? 'Read receipts are on' : 'Read receipts are off' }
  })
}
