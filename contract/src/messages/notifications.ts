import { z } from '#schema'
import { endpoint, idParam } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'
import { groupNames } from './groups.ts'
import { kindNames } from './kinds.ts'

const notification = wire('Notification', {
  id: ['id', z.number().int(), 'Id'],
  kind: ['kd', z.enum(kindNames), 'Kind of notification'],
  at: ['at', moment, 'When'],
  read: ['rd', z.boolean(), 'The member has seen it'],
  words: ['wd', z.record(z.string(), z.string()), 'Values of the placeholders of its text'],
})
export type Notification = z.output<typeof notification>

export const readNotifications = endpoint({
  path: '/profiles/:id/notifications',
  permission: 'notifications.own',
  summary: 'Notifications of the member, newest first',
  query: z.object(pageQuery()),
  reply: pageOf('notifications', notification),
})

export const markAllRead = endpoint({
  method: 'POST',
  path: '/profiles/:id/notifications/read',
  permission: 'notifications.own',
  summary: 'Mark every notification as read',
})

export const markRead = endpoint({
  method: 'POST',
  path: '/profiles/:id/notifications/:notificationId/read',
  permission: 'notifications.own',
  summary: 'Mark one notification as read',
  params: z.object({ id: idParam, notificationId: idParam }),
})

const groupSetting = wire('Notification setting', {
  group: ['gr', z.enum(groupNames), 'Group of notifications'],
  mail: ['mail', z.boolean(), 'Notify by e-mail'],
  sms: [
    'sms',
    z.boolean().optional(),
    'Notify by SMS. Missing in replies if no SMS of the group is sent; what is missing in a call stays as it is',
  ],
})
export type GroupSetting = z.output<typeof groupSetting>

const settings = z.array(groupSetting).max(groupNames.length)

export const readNotificationSettings = endpoint({
  path: '/profiles/:id/notificationSettings',
  permission: 'notifications.own',
  summary: 'Notification settings of the member, by group',
  reply: settings,
})

export const saveNotificationSettings = endpoint({
  method: 'PUT',
  path: '/profiles/:id/notificationSettings',
  permission: 'notifications.own',
  summary: 'Change notification settings; groups that are not sent stay as they are',
  body: wire('Notification settings', { groups: ['groups', settings, 'The groups that change'] }),
})
