import { createHmac } from 'node:crypto'
import { reportLimits } from '@bnr/contract/conversations/reportStates'
import { sql } from 'drizzle-orm'
import { sqlRows, type Transaction } from '../../database/database.ts'
import { daysAfter } from '../../platform/clock.ts'
import type { Services } from '../../services/services.ts'
import type { MessageRow } from '../store.ts'
import { freeze } from './freeze.ts'
import { messageReports } from './tables.ts'

type Sealing = Pick<Services, 'secrets'>

/** Equal for texts of a sender that differ only in case, spaces and punctuation; null for a text without letters and digits. */
export function fingerprintOf({ secrets }: Sealing, senderId: number, text: string): string | null {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  if (!words) return null
  return createHmac('sha256', secrets.messageFingerprint)
    .update(`${senderId} ${words.join(' ')}`)
    .digest('base64url')
}

/** Puts a text that was sent to many people within a day before staff, once a day, with its sender and nothing else. */
export async function noteRepeated(services: Sealing, tx: Transaction, row: MessageRow): Promise<void> {
  const { conversationId, seq, senderId: aboutId, at } = row
  if (!(await isRepeated(tx, row))) return
  const [report] = await tx
    .insert(messageReports)
    .values({ kind: 'repeated', conversationId, seq, aboutId, at })
    .returning({ id: messageReports.id })
  if (report) await freeze(services, tx, report.id, [row])
}

async function isRepeated(tx: Transaction, { senderId, fingerprint, at }: MessageRow): Promise<boolean> {
  if (fingerprint === null) return false
  const since = sql`${daysAfter(at, -1).toISOString()}::timestamptz`
  const [found] = await sqlRows<{ people: number; noted: boolean }>(tx)`
    select count(distinct conversation_id)::int as people, exists (
        select from message_reports r
          join conversation_messages m on m.conversation_id = r.conversation_id and m.seq = r.seq
        where r.kind = 'repeated' and r.about_id = ${senderId} and r.at > ${since} and m.fingerprint = ${fingerprint}
      ) as noted
      from conversation_messages where sender_id = ${senderId} and at > ${since} and fingerprint = ${fingerprint}`
  return found !== undefined && !found.noted && found.people >= reportLimits.samePeople
}
