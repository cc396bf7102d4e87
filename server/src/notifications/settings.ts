import type { Channel } from '@bnr/contract/messages/channels'
import { groupNames, type NotificationGroup, notificationGroups } from '@bnr/contract/messages/groups'
import type { GroupSetting } from '@bnr/contract/messages/notifications'
import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Settings } from '../platform/settings.ts'
import { hasSms } from '../sms/send.ts'
import { notificationSettings } from './tables.ts'

/** All groups with the member’s settings, or the defaults. */
export async function settingsOf(
  { db, config }: { db: Queryable; config: Settings },
  profileId: number,
): Promise<GroupSetting[]> {
  const set = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.profileId, profileId))
  return groupNames.map((group) => {
    const { mail, sms } = set.find((one) => one.group === group) ?? notificationGroups[group]
    return { group, mail, ...(hasSms(config, group) && { sms }) }
  })
}

export async function groupChannels(
  db: Queryable,
  profileId: number,
  group: NotificationGroup,
): Promise<Record<Channel, boolean>> {
  const [set] = await db
    .select()
    .from(notificationSettings)
    .where(and(eq(notificationSettings.profileId, profileId), eq(notificationSettings.group, group)))
  return set ?? notificationGroups[group]
}

export async function saveSettings(
  tx: Transaction,
  profileId: number,
  groups: readonly GroupSetting[],
): Promise<void> {
  for (const { group, mail, sms } of groups) {
    await tx
      .insert(notificationSettings)
      .values({ profileId, group, mail, sms: sms ?? notificationGroups[group].sms })
      .onConflictDoUpdate({
        target: [notificationSettings.profileId, notificationSettings.group],
        set: { mail, sms },
      })
  }
}
