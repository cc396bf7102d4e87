import { desc } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Clock } from '../platform/clock.ts'
import type { Messenger } from '../services/messenger.ts'
import { outbox } from './tables.ts'

/** Stores messages in the database, for a demo without providers. */
export function outboxMessenger(db: Database, clock: Clock): Messenger {
  const store = async (channel: 'sms' | 'mail', recipient: string, text: string) => {
    await db.insert(outbox).values({ at: clock.now(), channel, recipient, text })
  }
  return {
    sms: ({ to, text }) => store('sms', to, text),
    mail: ({ to, subject, text, attachments = [] }) => {
      const files = attachments.map(({ fileName }) => `\n\n[${fileName}]`)
      return store('mail', to, `${subject}\n\n${text}${files.join('')}`)
    },
  }
}

export async function newestMessages(db: Database) {
  const found = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(50)
  return found.map(({ id, at, channel, recipient, text }) => ({
    id,
    at: at.toISOString(),
    channel,
    to: recipient,
    text,
  }))
}
