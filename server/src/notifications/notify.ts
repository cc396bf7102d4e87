import { type Channel, channels, type Notice, notificationKinds } from '@bnr/contract/messages/kinds'
import type { Transaction } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import { groupChannels } from './settings.ts'
import { notifications } from './tables.ts'

/**
 * Tells a member what happened: in the app at once, by e-mail and SMS as she has set it, once the transaction holds.
 */
export async function notify(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  tx: Transaction,
  notice: { to: number } & Notice,
): Promise<void> {
  const [kept] = await tx
    .insert(notifications)
    .values({
      profileId: notice.to,
      kind: notice.kind,
      aboutId: notice.about ?? null,
      details: { ...notice.details },
      at: clock.now(),
    })
    .returning({ id: notifications.id })
  if (!kept) return
  for (const channel of await wanted(tx, notice))
    await jobs.enqueue(tx, 'sendNotification', { id: kept.id, channel })
}

async function wanted(tx: Transaction, { to, kind }: { to: number } & Notice): Promise<Channel[]> {
  const { group, ...rest } = notificationKinds[kind]
  if ('quiet' in rest) return []
  const held = await groupChannels(tx, to, group)
  const isMailedApart = (channel: Channel) => channel === 'mail' && 'mailedWithDocument' in rest
  return channels.filter((channel) => held[channel] && !isMailedApart(channel))
}
