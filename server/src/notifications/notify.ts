import { type Channel, channels } from '@bnr/contract/messages/channels'
import { type Notice, notificationKinds } from '@bnr/contract/messages/kinds'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { hintTo } from '../services/hints.ts'
import type { Services } from '../services/services.ts'
import { isRegistered } from '../sms/send.ts'
import { groupChannels } from './settings.ts'
import { notifications } from './tables.ts'

/**
 * Notifies a member: in the app at once, and by e-mail and SMS according to their settings after the transaction
 * commits.
 */
export async function notify(
  { config, clock, jobs }: Pick<Services, 'config' | 'clock' | 'jobs'>,
  tx: Transaction,
  notice: { to: number } & Notice,
): Promise<void> {
  const [notification] = await tx
    .insert(notifications)
    .values({
      profileId: notice.to,
      kind: notice.kind,
      aboutId: notice.about ?? null,
      details: { ...notice.details },
      at: clock.now(),
    })
    .returning({ id: notifications.id })
  hintTo(tx, notice.to)
  if (!notification) return
  for (const channel of await wantedChannels(config, tx, notice))
    await jobs.enqueue(tx, 'sendNotification', { id: notification.id, channel })
}

/** Removes the notices of something that was withdrawn. */
export async function withdrawNotice(
  tx: Transaction,
  notice: { to: number } & Required<Pick<Notice, 'kind' | 'about'>>,
) {
  const { to, kind, about } = notice
  await tx
    .delete(notifications)
    .where(
      and(eq(notifications.profileId, to), eq(notifications.kind, kind), eq(notifications.aboutId, about)),
    )
  hintTo(tx, to)
}

async function wantedChannels(
  config: Services['config'],
  tx: Transaction,
  { to, kind }: { to: number } & Notice,
): Promise<Channel[]> {
  const { group, ...rest } = notificationKinds[kind]
  if ('quiet' in rest) return []
  const settings = await groupChannels(tx, to, group)
  const isSent: Record<Channel, boolean> = {
    mail: !('mailedWithDocument' in rest),
    sms: isRegistered(config, kind),
  }
  return channels.filter((channel) => settings[channel] && isSent[channel])
}
