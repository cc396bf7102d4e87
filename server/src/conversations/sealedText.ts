import { type Removal, sealedDays } from '@bnr/contract/conversations/limits'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { seal, tryOpenSealed } from '../accounts/seal.ts'
import type { Queryable } from '../database/database.ts'
import { scheduledJob } from '../jobs/job.ts'
import { daysAfter } from '../platform/clock.ts'
import type { Services } from '../services/services.ts'
import type { MessageRow } from './store.ts'
import { conversationMessages } from './tables.ts'

/** The text of a message, also of a removed one that has not been erased. */
export function textOf({ secrets }: Pick<Services, 'secrets'>, { text, sealed }: MessageRow): string {
  return text ?? (sealed && tryOpenSealed(secrets.removedMessage, sealed)) ?? ''
}

/** Removes a message: nobody reads its text, which remains encrypted until it is erased. */
export async function removeMessage(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  db: Queryable,
  { conversationId, seq, text }: MessageRow,
  removal: Removal,
): Promise<void> {
  if (text === null) return
  await db
    .update(conversationMessages)
    .set({ text: null, sealed: seal(secrets.removedMessage, text), removedAt: clock.now(), removal })
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        eq(conversationMessages.seq, seq),
        isNull(conversationMessages.removedAt),
      ),
    )
}

/** Erases the sealed texts whose time is over. Runs daily. */
async function eraseSealedTexts({ db, clock }: Services): Promise<void> {
  for (const removal of ['member', 'staff'] as const) {
    const oldest = daysAfter(clock.now(), -sealedDays[removal])
    await db
      .update(conversationMessages)
      .set({ sealed: null, fingerprint: null })
      .where(
        and(
          eq(conversationMessages.removal, removal),
          lt(conversationMessages.removedAt, oldest),
          isNotNull(conversationMessages.sealed),
        ),
      )
  }
}

export const eraseSealedTextsJob = scheduledJob({
  name: 'eraseSealedTexts',
  run: eraseSealedTexts,
  schedule: '40 2 * * *',
})
